/** Narrow no-break space between a number and its unit. */
export const THIN = '\u202f'

/** A number as shown in an input: at most one decimal, no grouping. */
export const inputNumber = (value: number): string => String(Math.round(value * 10) / 10)

/** Rounds to `1 / tens`; halves round away from zero, and the result is never "-0". */
const rounded = (value: number, tens: number): string =>
  String((Math.sign(value) * Math.round(Math.abs(value) * tens)) / tens || 0)

const thousands = /\B(?=(?:\d{3})+(?:\.|$))/g

/** "1,850". Not from Intl, as creating its formatter takes a slow phone 50 ms. */
export const formatWhole = (value: number): string => rounded(value, 1).replace(thousands, ',')

/** "1,850", "−120" with a minus sign. */
export const formatSigned = (value: number): string => (value < 0 ? `−${formatWhole(-value)}` : formatWhole(value))

/** "1,850.5", "79". */
export const formatOneDecimal = (value: number): string => rounded(value, 10).replace(thousands, ',')

/** Parses "80", "80.5" or "80,5"; null if the text is not a number. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,4}(\.\d{0,4})?$/.test(plain) ? Number(plain) : null
}
