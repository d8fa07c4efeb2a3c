import { days, kcalPerDay, kg } from '#domain/units.ts'
import { everyDay, historyWith, PLANNED, weighed, woman } from '#domain/weight-filter/histories.example.ts'
import type { PastReview, ReviewInput } from './review-input.ts'

/**
 * The input of a review of the woman's plan on a day. She weighs herself daily and eats `beside` kcal a day more than
 * planned.
 */
export function reviewOf(today: number, beside: number, other: Partial<ReviewInput> = {}): ReviewInput {
  return {
    history: historyWith(today, { readings: weighed(woman, beside, everyDay, today) }),
    aim: 'LOSE',
    pace: 'USUAL',
    isArriving: false,
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

/** An earlier review, with some fields replaced. */
export const pastReview = (day: number, other: Partial<PastReview> = {}): PastReview => ({
  day: days(day),
  kind: 'KEEP',
  proposed: null,
  change: null,
  told: null,
  turn: null,
  answer: null,
  plateauAnswer: null,
  doctor: null,
  isSteered: true,
  ...other,
})
