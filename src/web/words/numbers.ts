/** Thin space that does not break, between a number and its unit. */
export const THIN = '\u202f'

/** A number as it stands in an input: at most one decimal, no grouping. */
export const inputNumber = (value: number): string => String(Math.round(value * 10) / 10)

/** Half goes away from zero, and nothing is "-0". */
const rounded = (value: number, tens: number): string =>
  String((Math.sign(value) * Math.round(Math.abs(value) * tens)) / tens || 0)

const thousands = /\B(?=(?:\d{3})+(?:\.|$))/g

/** "1,850". Written here, since building a formatter of Intl takes a slow phone 50 ms. */
export const formatWhole = (value: number): string => rounded(value, 1).replace(thousands, ',')

/** "1,850.5", "79". */
export const formatOneDecimal = (value: number): string => rounded(value, 10).replace(thousands, ',')

/** "80", "80.5" and "80,5" as a number; null where the text is none. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,4}(\.\d{0,4})?$/.test(plain) ? Number(plain) : null
}
