/** A field in quotation marks where it needs them (RFC 4180). A text that a spreadsheet would compute is quoted by an apostrophe. */
function fieldText(field: string): string {
  const safe = /^[=+@\t\r]/.test(field) ? `'${field}` : field
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as CSV, with its titles first. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, ...rows].map((row) => `${row.map(fieldText).join(',')}\r\n`).join('')
