"""How well recordings of a Linux desktop agree with what people really did.

    python -m examples.desktops.packing OUT
    python bench/desktops.py [FOLDER]

Without a folder, the packed recordings of ``examples/desktops`` are scored. Prints

* what `bench/labels.py` prints of the steps that click, type or select;
* of the keys that did something by themselves, the share that has one activity which
  says them;
* how many lines of raw input there are, and whether each is part of an event or
  counted;
* the verdicts on every recording by the procedure in an office worker's own words.
"""
