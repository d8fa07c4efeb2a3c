const EIGHTH = 1 / 8
const parts: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
]

/** The nearest amount that a set of cups and spoons can measure: from 5 on in halves, from 12 on in whole numbers. */
export function measurable(quantity: number): number {
  if (quantity >= 12) return Math.round(quantity)
  if (quantity >= 5) return Math.round(quantity * 2) / 2
  if (quantity < EIGHTH * 1.5) return EIGHTH
  const whole = Math.floor(quantity)
  const rest = quantity - whole
  const [nearest] = parts.reduce((best, part) => (Math.abs(part[0] - rest) < Math.abs(best[0] - rest) ? part : best))
  return whole + nearest
}

/** Writes 1.5 as 1½. A number without such a fraction is written with one decimal. */
export function fractionText(quantity: number): string {
  if (Math.abs(quantity - EIGHTH) < 0.01) return '⅛'
  const whole = Math.floor(quantity + 0.01)
  const part = parts.find(([value]) => Math.abs(value - (quantity - whole)) < 0.015)
  if (part === undefined) return `${Math.round(quantity * 10) / 10}`
  return part[1] === '' ? `${whole}` : `${whole === 0 ? '' : whole}${part[1]}`
}
