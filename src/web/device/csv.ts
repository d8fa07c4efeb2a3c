/** The value of a cell in a CSV file. */
export type CsvValue = string | number | null

/**
 * Texts that begin like this would be run as formulas by a spreadsheet: with a sign of one, also in full width, after
 * whatever a spreadsheet skips, or with the end of a cell or of a line.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u2212])/u

function csvCell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The rows as comma-separated values (RFC 4180). */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
