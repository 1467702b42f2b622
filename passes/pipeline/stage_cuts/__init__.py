"""This library cuts a train step into functions by stage and phase."""
