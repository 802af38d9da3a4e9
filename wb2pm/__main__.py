"""Run the command line with `python -m wb2pm`."""

from wb2pm.cli import main

main(prog_name="wb2pm")
