/**
 * Texts that begin like this would be run as formulas by a spreadsheet: with a sign of one, also in full width, after
 * whatever a spreadsheet skips, or with the end of a cell or of a line.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u2212])/u

/** A text as a cell of a spreadsheet: one that it would compute is marked as text. */
export const cellText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
