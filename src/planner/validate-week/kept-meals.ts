import type { WeekPlan } from '#planner/week/week-plan.ts'
import type { Violation } from './violation.ts'

/** Whether a violation is only about meals that are kept as they were eaten, in whole or in part. */
export function keptIn({ days }: Pick<WeekPlan, 'days'>): (violation: Violation) => boolean {
  const isKept = (day: number, meal: number) => days[day - 1]?.meals[meal - 1]?.kept === true
  const hasKept = (day: number) => days[day - 1]?.meals.some(({ kept }) => kept === true) === true
  const ofWeek = days.some((_, at) => hasKept(at + 1))
  return function isOfKept(violation): boolean {
    if (violation.kind === 'OF_EATER') return isOfKept(violation.of)
    if ('meal' in violation) return isKept(violation.day, violation.meal)
    // The dishes of some days and the mean of all were chosen for days that are past by now.
    if ('days' in violation) return violation.days.some(hasKept)
    if (violation.kind === 'WEEK_ENERGY') return ofWeek
    return 'day' in violation && hasKept(violation.day)
  }
}

/**
 * Whether a violation is about the energy or protein of a day on which somebody eats elsewhere, skips a meal or has a dish of
 * their own, or of a week with such a day: what they eat then is theirs to say. The energy floor holds all the same.
 */
export function elsewhereIn({ days }: Pick<WeekPlan, 'days'>, person: string): (violation: Violation) => boolean {
  const isAway = (eater: string, day: number) =>
    days[day - 1]?.meals.some(({ away = [] }) => away.some((each) => each.eater === eater)) === true
  const isOf = (violation: Violation, eater: string): boolean => {
    if (violation.kind === 'OF_EATER') return isOf(violation.of, violation.eater)
    if (violation.kind === 'WEEK_ENERGY') return days.some((_, at) => isAway(eater, at + 1))
    return (violation.kind === 'DAY_ENERGY' || violation.kind === 'DAY_PROTEIN') && isAway(eater, violation.day)
  }
  return (violation) => isOf(violation, person)
}
