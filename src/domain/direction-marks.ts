/**
 * Characters that turn the reading direction of what follows, as part of a character class of a regular expression. A
 * text with one of them can read as something else than it says, so none is stored where others read it.
 */
export const DIRECTION_MARKS = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'

/**
 * Spaces, control characters, marks that turn the reading direction, and whatever is drawn as nothing: joiners, variation
 * selectors, fillers such as U+3164 and U+034F, and the empty pattern of Braille. A class of an expression with the `u` flag.
 */
export const INVISIBLE = '\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}\\u2800'
