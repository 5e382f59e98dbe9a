"""Reports of the laboratory: one HTML file without network or script, made from the figures that JSON has too."""
