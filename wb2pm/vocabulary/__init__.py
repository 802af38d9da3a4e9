"""Words are data: what steps and elements are called, in each language.

`verbs` and `kinds` hold the closed sets that labels, procedures and checks share.
What people write for them stands in `languages/`, one TOML file a language, read
by `language.language` when it is asked for:

>>> from wb2pm.vocabulary.language import language
>>> language("de").kind_of["schaltfläche"], language("fr").verb_of["cliquer sur"]
('button', 'Click')

A recording may hold several languages at once. Whatever has to know words of all
of them (fields of secrets, buttons that send a form) asks `every_word`, which takes
the words out of each language; `detection.detect_language` finds the one at work.

A new section of words needs two things: a struct in `sections` (or another module
of this package), named as a field of `language.Language`, whose fields hold tuples
of phrases and default to none; and a table of the section's name in the files.
Phrases are written in lower case; a section that a file lacks is empty, and a name
that no struct knows is an error that says where. A new language is one new file.
"""
