import { weighInLimits } from '#domain/body/plausible.ts'
import { isIsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg, pounds, poundsToKg } from '#domain/units.ts'
import type { LoggedWeight } from '#web/member/data/weights-reply.ts'
import { readNumber } from '#web/words/numbers.ts'
import { toGrams } from './mass-text.ts'
import type { WeightLog } from './weight-log.ts'

const HEADING = 'day,kg'

/** The log as a file: a heading, then a day and its kilograms in each line. */
export const csvOf = (log: WeightLog): string =>
  [HEADING, ...log.map(({ day, kg: mass }) => `${day},${mass}`), ''].join('\r\n')

/** The weights in a file, and how many of its lines could not be read. */
export type ReadCsv = { readonly weights: readonly LoggedWeight[]; readonly unread: number }

/**
 * Reads lines of a day (YYYY-MM-DD) and a weight, separated by comma, semicolon or tab. The heading names the unit
 * ("kg", "lb"), which is the member's own by default. Weights that no adult has, as after a failed weighing, are left
 * out.
 */
export function readCsv(text: string, units: UnitSystem): ReadCsv {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const heading = lines[0] !== undefined && /^\D/.test(unquoted(lines[0])) ? lines[0].toLowerCase() : ''
  const isPounds = /\b(lbs?|pounds?)\b/.test(heading) || (units === 'imperial' && !/\b(kg|kilograms?)\b/.test(heading))
  const rows = heading === '' ? lines : lines.slice(1)
  const weights = rows.flatMap((line) => {
    const [day = '', mass = ''] = line.split(/[;\t]/.test(line) ? /[;\t]/ : /,(?=\s*"?\d)/).map(unquoted)
    const value = readNumber(mass)
    if (!isIsoDate(day) || value === null) return []
    const weight = toGrams(isPounds ? poundsToKg(pounds(value)) : kg(value))
    return weight < weighInLimits.min || weight > weighInLimits.max ? [] : [{ day, kg: weight }]
  })
  return { weights, unread: rows.length - weights.length }
}

const unquoted = (cell: string): string => cell.trim().replaceAll('"', '')
