"""This room holds the builders and spellings that rows of the op table share."""
