/** Bytes are shown in kB of 1000; CLS has no unit. */
export type Unit = 'B' | 'MB' | 'ms' | '/s' | 'of 100' | 'requests' | 'pictures' | 'kg' | 'kcal/d' | '%' | ''

const NARROW_SPACE = '\u202f'

const withDigits = (value: number, digits: number): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** A figure with its unit, with as few digits as its accuracy allows. */
export function amount(value: number, unit: Unit): string {
  switch (unit) {
    case 'B':
      return `${withDigits(value / 1000, 1)}${NARROW_SPACE}kB`
    case 'MB':
      return `${withDigits(value, 0)}${NARROW_SPACE}MB`
    case 'ms':
      return `${withDigits(value, value < 10 ? 2 : value < 100 ? 1 : 0)}${NARROW_SPACE}ms`
    case '/s':
      return `${withDigits(value, 0)}${NARROW_SPACE}/s`
    case 'kg':
    case '%':
      return `${withDigits(value, 2)}${NARROW_SPACE}${unit}`
    case 'kcal/d':
      return `${withDigits(value, 0)}${NARROW_SPACE}${unit}`
    case '':
      return withDigits(value, value === 0 ? 0 : 3)
    case 'of 100':
    case 'requests':
    case 'pictures':
      return withDigits(value, 0)
  }
}
