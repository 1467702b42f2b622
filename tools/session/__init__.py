"""A session runs a tool: it reads files, drives pipelines and reports diagnostics."""
