/**
 * Characters that turn the reading direction of what follows, as part of a character class of a regular expression. A
 * text with one of them can read as something else than it says, so none is stored where others read it.
 */
export const DIRECTION_MARKS = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'
