import type { Days, KcalPerDay, Kg } from '#domain/units.ts'
import type { HealthEvent } from '#domain/weight-filter/life-events.ts'
import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
import type { Pace } from './choice.ts'

/** The aim of a plan. A plan to lose weight becomes one to keep it at its goal. */
export type Aim = 'LOSE' | 'KEEP'

/** Why the plan only holds the weight: a break, or something for which the member should see a doctor. */
export type HoldReason = DoctorReason | 'BREAK'
export type DoctorReason = HealthEvent | 'UNDERWEIGHT' | 'TOO_FAST_AGAIN' | 'LOST_TENTH'

/** Answers to the question why the weight does not change. */
export const plateauAnswers = [
  'AWAY',
  'ILL',
  'NEW_SCALE',
  'CYCLE',
  'SALT_OR_TRAINING',
  'BESIDE_PLAN',
  'NOTHING',
] as const
export type PlateauAnswer = (typeof plateauAnswers)[number]

/**
 * What a proposal does. `RESTART` resumes a loss that a health matter interrupted; one that is too large for one step
 * goes on with the next reviews.
 */
export type ProposalKind = 'DOWN' | 'UP' | 'KEEP_WEIGHT' | 'LOSE_AGAIN' | 'RESTART'

/** Where the steps lead that follow from what the member chose: to keeping the weight, or to losing at their pace. */
export type StepReason = 'KEEPING' | 'LOSING'

/** Reasons to change nothing that are told on a card, because they offer other ways. */
export type ToldReason = 'AT_LIMIT' | 'RISES_AT_LIMIT' | 'CUTS_DO_NOT_HELP'

/** The parts of an earlier review that the next one needs. */
export type PastReview = {
  readonly day: Days
  readonly kind: 'KEEP' | 'PROPOSE' | 'STEP' | 'RAISE' | 'ASK' | 'HOLD'
  /** What was proposed or stepped to, and the member's answer; null if nothing was proposed or answered. */
  readonly proposed: KcalPerDay | null
  readonly change: ProposalKind | null
  readonly answer: 'YES' | 'KEEP' | null
  /** The answer to the question about a plateau. */
  readonly plateauAnswer: PlateauAnswer | null
  /** Why the weight was only held; null if it was not. */
  readonly doctor: HoldReason | null
  /** The reason that a card told, and how often its card was shown before; null if it rested. */
  readonly told: ToldReason | null
  readonly turn: number | null
  /** Whether the target was set by what was learnt; if not, the stages of the first forecast continued. */
  readonly isSteered: boolean
}

/** The input of a weekly review, which is made before the next week is planned and decides its energy. */
export type ReviewInput = {
  /** Includes the energies of all weeks planned so far; readings and events up to today. */
  readonly history: WeighingHistory
  readonly aim: Aim
  readonly pace: Pace
  /** Whether the target is still on its way to what the member chose (`isArriving`). */
  readonly isArriving: boolean
  /** Whether the first plan was one to lose weight: only then can the aim become losing again. */
  readonly mayLose: boolean
  /** The weight to reach or to keep. */
  readonly goal: Kg
  /** Daily energy of the latest planned week, kcal, which continues if nothing changes. */
  readonly current: KcalPerDay
  /**
   * Daily energy of the week before the one being decided, if that differs from `current`: an earlier review may have decided
   * the same week, which was not planned yet. Both together are one step for whoever eats them.
   */
  readonly eaten?: KcalPerDay
  /** Daily energy that the first forecast planned for the week being decided. */
  readonly firstPlan: KcalPerDay
  /** The member chose "Keep my plan for good": nothing is proposed any more, but safety decisions still apply. */
  readonly isKeptForGood: boolean
  /**
   * Whether the operator allows proposals. If not, weights change a plan only for safety, and otherwise the forecast
   * continues.
   */
  readonly mayPropose: boolean
  /** Oldest first. */
  readonly past: readonly PastReview[]
}
