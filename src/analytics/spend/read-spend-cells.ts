import { exponentOf } from '#domain/billing/money.ts'
import { isIsoDate } from '#domain/iso-date.ts'

/** In which order days are written whose parts could be either: 01/02/2026. */
export type DayOrder = 'day first' | 'month first' | 'unknown'

const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ].*)?$/

/** The order that all days of a file allow; dots are always day first. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const parts = cells.flatMap((cell) => {
    const [, first = '', second = ''] = SLASHED.exec(cell.trim()) ?? []
    return first === '' ? [] : [{ first: Number(first), second: Number(second), dots: cell.includes('.') }]
  })
  if (parts.some(({ first, dots }) => dots || first > 12)) return 'day first'
  return parts.some(({ second }) => second > 12) ? 'month first' : 'unknown'
}

/** The day in a cell, such as 2026-01-31, 31.01.2026 or 1/31/2026; null if it is none or could be two. */
export function dayIn(cell: string, order: DayOrder): string | null {
  const text = cell.trim()
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? []
  const [, first = '', second = '', ending = ''] = SLASHED.exec(text) ?? []
  const two = (part: string) => part.padStart(2, '0')
  if (year !== '') return real(`${year}-${two(month)}-${two(day)}`)
  if (ending === '' || (order === 'unknown' && first !== second)) return null
  return real(
    order === 'month first' ? `${ending}-${two(first)}-${two(second)}` : `${ending}-${two(second)}-${two(first)}`,
  )
}

const real = (day: string): string | null => (isIsoDate(day) ? day : null)

/**
 * The amount in a cell, in the smallest unit: "1,234.56", "1.234,56", "$12.3", "12 €". Null if it is none, or if its only
 * sign could stand for thousands or for decimals, as in "1,234".
 */
export function minorIn(cell: string, currency: string): number | null {
  const bare = cell.trim().replace(/[\s\u00a0\u202f'’]|[A-Z]{2,3}|\p{Sc}/gu, '')
  if (!/^\d[\d.,]*$/.test(bare)) return null
  const signs = [...bare].filter((sign) => sign === '.' || sign === ',')
  const last = signs.at(-1)
  const decimals = last === undefined ? '' : (bare.split(last).at(-1) ?? '')
  const isRepeated = signs.filter((sign) => sign === last).length > 1
  const hasBoth = new Set(signs).size > 1
  const isThousands = isRepeated || last === undefined
  if (!hasBoth && !isThousands && decimals.length === 3) return null
  const whole = isThousands ? bare.replace(/[.,]/g, '') : bare.slice(0, -decimals.length - 1).replace(/[.,]/g, '')
  const amount = Number(isThousands ? whole : `${whole}.${decimals || '0'}`)
  const minor = Math.round(amount * 10 ** exponentOf(currency))
  return Number.isSafeInteger(minor) ? minor : null
}
