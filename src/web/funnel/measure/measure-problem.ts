import { answerProblems } from '#domain/answer-problems.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import type { NumberKey } from '#domain/funnel/step.ts'
import { isPlausibleBody, isUnderweightGoal } from '#domain/hero/check-hero.ts'
import { cm, kg } from '#domain/units.ts'
import { implausible, missingNumber } from '#web/words/measures.ts'
import { isWithinLimits } from './measure.ts'

/** Why a measure cannot be taken as it is, or null where it can. The server holds the same rules. */
export function measureProblem(key: NumberKey, value: number | null, hero: Hero): string | null {
  if (value === null) return missingNumber
  if (!isWithinLimits(key, value)) return implausible[key]
  const { height } = hero
  if (key === 'weight' && height !== undefined && !isPlausibleBody(cm(height), kg(value)))
    return answerProblems.BODY_IMPLAUSIBLE.say
  if (key === 'goalWeight' && height !== undefined && isUnderweightGoal(cm(height), kg(value)))
    return answerProblems.GOAL_UNDERWEIGHT.say
  return null
}
