import { SAME_WEIGHT } from '#domain/body/safety-gate.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { aimAfter } from '#domain/plan-review/aim-after.ts'
import { type Pace, paces } from '#domain/plan-review/choice.ts'
import type { Aim, ReviewInput } from '#domain/plan-review/review-input.ts'
import { type Kg, kg } from '#domain/units.ts'
import { decisionOf, type StoredReview } from './plan-reviews.ts'
import type { KnownForecast } from './week-request.ts'

const GRAMS = 1000

/** What a member chose on the weight page. */
export type MemberChoice = {
  readonly aim: Aim
  readonly pace: Pace
  /** The weight to reach; null for that of the answers. */
  readonly goal: Kg | null
  /** The weight to keep; null for the goal. */
  readonly kept: Kg | null
  readonly at: Date
}

type ChoiceColumns = {
  readonly aim: string | null
  readonly pace: string | null
  readonly aim_chosen_at: Date | null
  readonly goal_grams: number | null
  readonly kept_grams: number | null
}

/** The choice in a person's row; null if none was made. */
export function choiceFrom(row: ChoiceColumns | undefined): MemberChoice | null {
  if (row === undefined || row.aim === null || row.aim_chosen_at === null) return null
  const mass = (grams: number | null) => (grams === null ? null : kg(grams / GRAMS))
  return {
    aim: row.aim === 'KEEP' ? 'KEEP' : 'LOSE',
    pace: paces.find((pace) => pace === row.pace) ?? 'USUAL',
    goal: mass(row.goal_grams),
    kept: mass(row.kept_grams),
    at: row.aim_chosen_at,
  }
}

/** The columns of a choice. */
export const choiceColumns = ({ aim, pace, goal, kept, at }: MemberChoice) => ({
  aim,
  pace,
  aim_chosen_at: at,
  goal_grams: goal === null ? null : Math.round(goal * GRAMS),
  kept_grams: kept === null ? null : Math.round(kept * GRAMS),
})

/** The answers with the goal that the member chose since, from which the first forecast's stages are computed. */
export function heroWithGoal(hero: Hero, choice: MemberChoice | null): Hero {
  const goal = choice?.goal ?? null
  return goal === null || hero.weight === undefined || goal >= hero.weight - SAME_WEIGHT
    ? hero
    : { ...hero, goalWeight: goal }
}

/** The reviews that knew the choice. */
export const reviewsSince = (reviews: readonly StoredReview[], { at }: MemberChoice): readonly StoredReview[] =>
  reviews.filter(({ reviewedAt }) => reviewedAt >= at)

/** The aim of a week: the first forecast's or the chosen one, changed by the reviews since and their answers. */
export function aimIn(reviews: readonly StoredReview[], week: number, firstAim: Aim, choice: MemberChoice | null): Aim {
  const since = choice === null ? reviews : reviewsSince(reviews, choice)
  return since.reduce<Aim>((aim, { decision, forWeek, answer, answerFromWeek }) => {
    if (forWeek > week) return aim
    const isAgreed = answer === 'YES' && answerFromWeek !== null && answerFromWeek <= week
    return aimAfter(decisionOf(decision), isAgreed, aim)
  }, choice?.aim ?? firstAim)
}

/**
 * The weight to reach or to keep, and whether losing may be offered. Before anything is chosen, a member without a plan to
 * lose may lose what they have gained since the start.
 */
export function goalNow(
  known: KnownForecast,
  { weight, goalWeight }: { readonly weight: number; readonly goalWeight: number },
  choice: MemberChoice | null,
): Pick<ReviewInput, 'goal' | 'mayLose'> {
  const isLosing = 'stages' in known
  // Not if the member wanted to gain weight, or to weigh less than is healthy.
  const mayLose = isLosing || (known.code === 'NO_LOSS_WANTED' && !known.gainWanted) || choice?.aim === 'LOSE'
  const chosen = choice?.kept ?? choice?.goal ?? null
  return { goal: chosen ?? kg(isLosing ? goalWeight : weight), mayLose }
}
