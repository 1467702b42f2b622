"""This room describes chips, links, levels and library collectives of clusters."""
