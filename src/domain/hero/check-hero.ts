import { bmiLimits, eventLimits } from '#domain/answers/limits.ts'
import { LOWEST_HEALTHY_BMI } from '#domain/body/body-mass.ts'
import { type Hero, type HeroKey, isAnswered } from '#domain/funnel/hero.ts'
import { eventDayOf, keysOnPath } from '#domain/funnel/path.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { bmiOf, type Cm, cm, type Kg, kg } from '#domain/units.ts'

export type HeroProblem = {
  readonly code: Extract<
    ProblemCode,
    'HERO_INCOMPLETE' | 'BODY_IMPLAUSIBLE' | 'GOAL_UNDERWEIGHT' | 'EVENT_DATE_INVALID'
  >
  readonly key: HeroKey
}

export const isPlausibleBody = (height: Cm, weight: Kg): boolean => {
  const index = bmiOf(weight, height)
  return index >= bmiLimits.min && index <= bmiLimits.max
}

export const isUnderweightGoal = (height: Cm, goal: Kg): boolean => bmiOf(goal, height) < LOWEST_HEALTHY_BMI

/**
 * Whether an event's day lies ahead and within the forecast. `slackDays` allows for the calendar of another time zone.
 */
export function isEventDayAhead(today: IsoDate, day: IsoDate, slackDays = 0): boolean {
  const distance = daysBetween(today, day)
  return distance !== null && distance >= eventLimits.minDays - slackDays && distance <= eventLimits.maxDays + slackDays
}

/**
 * The reasons why no plan can be made from a record of valid answers: unanswered questions on this path, measures that
 * do not fit each other, a goal below the healthy range, an event that has passed. Empty if a plan can be made.
 */
export function heroProblems(hero: Hero, today: IsoDate): readonly HeroProblem[] {
  const missing = keysOnPath(hero).filter((key) => !isAnswered(hero, key))
  const found: HeroProblem[] = missing.map((key) => ({ code: 'HERO_INCOMPLETE', key }))
  const { height, weight, goalWeight } = hero
  if (height !== undefined && weight !== undefined && !isPlausibleBody(cm(height), kg(weight))) {
    found.push({ code: 'BODY_IMPLAUSIBLE', key: 'weight' })
  }
  if (height !== undefined && goalWeight !== undefined && isUnderweightGoal(cm(height), kg(goalWeight))) {
    found.push({ code: 'GOAL_UNDERWEIGHT', key: 'goalWeight' })
  }
  const eventDay = eventDayOf(hero)
  if (eventDay !== undefined && !isEventDayAhead(today, eventDay, 1)) {
    found.push({ code: 'EVENT_DATE_INVALID', key: 'eventDate' })
  }
  return found
}
