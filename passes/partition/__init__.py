"""The partitioning passes insert reshards and lower them to a local program."""
