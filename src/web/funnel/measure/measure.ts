import { answerProblems } from '#domain/answer-problems.ts'
import { numberLimits } from '#domain/answers/limits.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import type { NumberKey } from '#domain/funnel/step.ts'
import { isPlausibleBody, isUnderweightGoal } from '#domain/hero/check-hero.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { cm, cmToInches, inches, inchesToCm, kg, kgToPounds, pounds, poundsToKg } from '#domain/units.ts'
import { implausibleText } from '#web/words/measures.ts'
import { inputNumber, readNumber } from '#web/words/numbers.ts'
import { missingNumber } from './measure-words.ts'

/** The text in the inputs: one number, and with feet also the inches. */
export type MeasureText = { readonly main: string; readonly inches: string }

export const noText: MeasureText = { main: '', inches: '' }

const INCHES_PER_FOOT = 12
/** Rounds to the four decimals of stored measures, enough for both unit systems to show the same text again. */
const stored = (value: number): number => Math.round(value * 10_000) / 10_000

/** The text of a stored measure (cm or kg) in a unit system. */
export function textOf(key: NumberKey, value: number, units: UnitSystem): MeasureText {
  if (key !== 'height') return { main: inputNumber(units === 'metric' ? value : kgToPounds(kg(value))), inches: '' }
  if (units === 'metric') return { main: inputNumber(value), inches: '' }
  const all = Math.round(cmToInches(cm(value)) * 2) / 2
  return { main: String(Math.floor(all / INCHES_PER_FOOT)), inches: inputNumber(all % INCHES_PER_FOOT) }
}

/** The measure (cm or kg) that a text means in a unit system; null if the text is not a number. */
export function measureOf(key: NumberKey, text: MeasureText, units: UnitSystem): number | null {
  const main = readNumber(text.main)
  if (main === null) return null
  if (units === 'metric') return stored(main)
  if (key !== 'height') return stored(poundsToKg(pounds(main)))
  const rest = text.inches.trim() === '' ? 0 : readNumber(text.inches)
  return rest === null ? null : stored(inchesToCm(inches(main * INCHES_PER_FOOT + rest)))
}

export function isWithinLimits(key: NumberKey, value: number): boolean {
  const { min, max } = numberLimits[key]
  return value >= min && value <= max
}

/** Why a measure is refused, or null if it is accepted. The server has the same rules. */
export function measureProblem(key: NumberKey, value: number | null, hero: Hero, units: UnitSystem): string | null {
  if (value === null) return missingNumber
  if (!isWithinLimits(key, value)) return implausibleText(key, units)
  const { height } = hero
  if (key === 'weight' && height !== undefined && !isPlausibleBody(cm(height), kg(value)))
    return answerProblems.BODY_IMPLAUSIBLE.say
  if (key === 'goalWeight' && height !== undefined && isUnderweightGoal(cm(height), kg(value)))
    return answerProblems.GOAL_UNDERWEIGHT.say
  return null
}
