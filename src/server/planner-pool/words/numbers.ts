/** Thin space that does not break, between a number and its unit. */
const THIN = '\u202f'
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

type Unit = 'kcal' | 'g' | 'mg' | '%' | 'min'

/** "1,700 kcal": a whole number with its unit. */
export const amountText = (value: number, unit: Unit): string => `${whole.format(value)}${THIN}${unit}`

/** "a", "a and b", "a, b and c"; nothing where there is nothing. */
export function listText(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}
