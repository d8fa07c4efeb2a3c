import { days, kcalPerDay, kg } from '#domain/units.ts'
import { everyDay, historyWith, PLANNED, weighed, woman } from '#domain/weight-filter/histories.example.ts'
import type { PastReview, ReviewInput } from './review-input.ts'

/** A review of the woman's plan on a day: she weighs daily, and eats so much beside the plan. */
export function reviewOf(today: number, beside: number, other: Partial<ReviewInput> = {}): ReviewInput {
  return {
    history: historyWith(today, { readings: weighed(woman, beside, everyDay, today) }),
    aim: 'LOSE',
    mayLose: true,
    goal: kg(65),
    current: kcalPerDay(PLANNED),
    firstPlan: kcalPerDay(PLANNED - 30),
    isKeptForGood: false,
    mayPropose: true,
    past: [],
    ...other,
  }
}

/** A review of a day before, of which some things are other than usual. */
export const pastReview = (day: number, other: Partial<PastReview> = {}): PastReview => ({
  day: days(day),
  kind: 'KEEP',
  proposed: null,
  answer: null,
  plateauAnswer: null,
  doctor: null,
  isSteered: true,
  ...other,
})
