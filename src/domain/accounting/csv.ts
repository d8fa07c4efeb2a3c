import { cellText } from '#domain/spreadsheet-formula.ts'

const NUMBER = /^-?\d+(?:[.,]\d+)?$/

/** A field in quotation marks where it needs them (RFC 4180). Amounts are texts here, and below zero they begin like a formula. */
function fieldText(field: string): string {
  const safe = NUMBER.test(field) ? field : cellText(field)
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as CSV, with its titles first. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, ...rows].map((row) => `${row.map(fieldText).join(',')}\r\n`).join('')
