"""This library lowers ops and collectives to local shapes on a refined mesh."""
