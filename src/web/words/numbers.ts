/** Thin space that does not break, between a number and its unit. */
export const THIN = '\u202f'

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A number as it stands in an input: at most one decimal, no grouping. */
export const inputNumber = (value: number): string => String(Math.round(value * 10) / 10)

export const formatWhole = (value: number): string => whole.format(value)
export const formatOneDecimal = (value: number): string => oneDecimal.format(value)

/** "80", "80.5" and "80,5" as a number; null where the text is none. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,4}(\.\d{0,4})?$/.test(plain) ? Number(plain) : null
}
