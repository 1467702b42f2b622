"""This library traces shardings and data movement to their causes and finds fix-its."""
