"""Models as files: BPMN, PNML, PTML, SVG, PNG, JSON."""
