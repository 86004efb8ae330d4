"""Is what a server writes honest? Its texts, its links, its name; what its fields ask for; what a person types.

Values go in, a report comes out: what may be shown, what was found, and a sentence in English and Chinese for each
finding. Nothing is shown, refused or changed here: the rooms above decide.
"""
