"""How a program is spoken elsewhere: one folder per target."""
