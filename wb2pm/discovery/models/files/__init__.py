"""Models as files: BPMN, PNML, PTML."""
