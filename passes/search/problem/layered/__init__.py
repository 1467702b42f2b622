"""Problems of layers: what stands for many nodes."""
