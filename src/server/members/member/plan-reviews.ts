import type { Selectable } from 'kysely'
import { type Static, Type } from 'typebox'
import { DecisionView } from '#domain/api/member/review.ts'
import { remembered } from '#domain/plan-review/remembered.ts'
import type { Decision } from '#domain/plan-review/review.ts'
import { type PastReview, type PlateauAnswer, plateauAnswers } from '#domain/plan-review/review-input.ts'
import { stepTowards } from '#domain/plan-review/steps.ts'
import { weightStates } from '#domain/plan-review/weight-state.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { days, type KcalPerDay, kcalPerDay } from '#domain/units.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'

const Evidence = Type.Object({
  offsetLately: Type.Object({ mean: Type.Number() }),
  offsetBand: Type.Object({ low: Type.Number(), high: Type.Number() }),
  readingsUsed: Type.Integer(),
  /** The estimate of that day, kg. */
  weight: Type.Optional(Type.Object({ weight: Type.Number() })),
  /** Reviews of earlier versions did not store it. */
  state: Type.Optional(Type.Enum([...weightStates])),
})
const storedDecision = checkerOf(DecisionView)
const storedEvidence = checkerOf(Evidence)

/** A stored weekly review with the member's answer. */
export type StoredReview = {
  /** The week in which it was made, and the first week to which it applies. */
  readonly week: number
  readonly forWeek: number
  readonly reviewedOn: IsoDate
  readonly reviewedAt: Date
  /** kcal a day that would have applied without the review. */
  readonly before: KcalPerDay
  readonly decision: DecisionView
  readonly isSteered: boolean
  readonly evidence: Static<typeof Evidence>
  readonly answer: 'YES' | 'KEEP' | null
  /** The first week to which the answer applies; null without an answer. */
  readonly answerFromWeek: number | null
  readonly plateauAnswer: PlateauAnswer | null
}

/** What of a review sets the targets of weeks. */
export type SettingReview = Pick<StoredReview, 'forWeek' | 'before' | 'isSteered' | 'answer' | 'answerFromWeek'> & {
  readonly decision: DecisionView | Decision
}

/** A stored decision with its energies as kcal a day. */
export function decisionOf(stored: DecisionView | Decision): Decision {
  const target = kcalPerDay(stored.target)
  if (stored.kind === 'PROPOSE') return { ...stored, target, proposed: kcalPerDay(stored.proposed) }
  if (stored.kind === 'RAISE') return { ...stored, target, lowest: kcalPerDay(stored.lowest) }
  if (stored.kind === 'STEP') return { ...stored, target, towards: kcalPerDay(stored.towards) }
  return { ...stored, target }
}

/** Stored reviews as later reviews need them, with days counted from the start of the plan. */
export const pastReviews = (reviews: readonly StoredReview[], startsOn: IsoDate): readonly PastReview[] =>
  reviews.map((review) => {
    const day = days(daysBetween(startsOn, review.reviewedOn) ?? 0)
    return remembered(day, { decision: decisionOf(review.decision), isSteered: review.isSteered }, review)
  })

/** The review in a row; null if it cannot be read because another version wrote it. */
function reviewFrom(row: Selectable<Schema['plan_reviews']>): StoredReview | null {
  const decision: unknown = row.decision
  const evidence: unknown = row.evidence
  if (!storedDecision.Check(decision) || !storedEvidence.Check(evidence)) return null
  return {
    week: row.week,
    forWeek: row.for_week,
    reviewedOn: row.reviewed_on,
    reviewedAt: row.reviewed_at,
    before: kcalPerDay(row.energy_before),
    decision,
    isSteered: row.is_steered,
    evidence,
    answer: row.answer,
    answerFromWeek: row.answer_from_week,
    plateauAnswer: plateauAnswers.find((answer) => answer === row.plateau_answer) ?? null,
  }
}

/** The reviews of a plan, oldest first. */
export async function reviewsOf(db: Database, personId: string): Promise<readonly StoredReview[]> {
  const rows = await db
    .selectFrom('plan_reviews')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('week')
    .execute()
  return rows.flatMap((row) => reviewFrom(row) ?? [])
}

/**
 * The energy of a week, kcal a day: that of the last review that applies to it, with the answers that apply to it. Null
 * without a review: the first forecast still applies.
 */
export function reviewedEnergy(reviews: readonly SettingReview[], week: number): KcalPerDay | null {
  return reviews.reduce<KcalPerDay | null>((energy, review) => {
    const { forWeek, isSteered, before, answer, answerFromWeek } = review
    if (forWeek > week || (!isSteered && energy === null)) return energy
    const decision = decisionOf(review.decision)
    const isAnswered = answerFromWeek !== null && answerFromWeek <= week
    return isAnswered ? answeredEnergy(decision, answer, before) : decision.target
  }, null)
}

/** The same with the steps that are still to come after the newest review, as a forecast expects them. */
export function foreseenEnergy(reviews: readonly SettingReview[], week: number): KcalPerDay | null {
  const energy = reviewedEnergy(reviews, week)
  const latest = reviews.findLast(({ forWeek }) => forWeek <= week)
  if (energy === null || latest === undefined || latest.answer === 'KEEP') return energy
  const decision = decisionOf(latest.decision)
  if (decision.kind !== 'STEP') return energy
  const steps = Array.from({ length: week - latest.forWeek })
  return steps.reduce<KcalPerDay>((now) => stepTowards(now, decision.towards), energy)
}

/** Whether a review, with its answer, changed the target. */
export function isChange({ decision, answer, before }: StoredReview): boolean {
  if (decision.kind === 'KEEP' || decision.kind === 'ASK') return false
  return Math.round(answeredEnergy(decisionOf(decision), answer, before)) !== before
}

/** The energy after an answer, kcal a day. Taking back a raise goes no lower than is safe. */
function answeredEnergy(decision: Decision, answer: StoredReview['answer'], before: KcalPerDay): KcalPerDay {
  if (decision.kind === 'PROPOSE' && answer === 'YES') return decision.proposed
  if (decision.kind === 'RAISE' && answer === 'KEEP') return kcalPerDay(Math.max(decision.lowest, before))
  if (decision.kind === 'STEP' && answer === 'KEEP') return before
  return decision.target
}
