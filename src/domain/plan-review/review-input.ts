import type { Days, KcalPerDay, Kg } from '#domain/units.ts'
import type { HealthEvent } from '#domain/weight-filter/life-events.ts'
import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'

/** What a plan is for. A plan to lose becomes one to keep at its goal. */
export type Aim = 'LOSE' | 'KEEP'

/** Why a doctor is to be asked, and the plan only holds the weight. */
export type DoctorReason = HealthEvent | 'UNDERWEIGHT' | 'TOO_FAST_AGAIN' | 'LOST_TENTH'

/** What a member says to the question why the scales stand still. */
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

/** What was done at an earlier review, as far as the next one has to know. */
export type PastReview = {
  readonly day: Days
  readonly kind: 'KEEP' | 'PROPOSE' | 'RAISE' | 'ASK' | 'HOLD'
  /** What was proposed, and what the member said to it; null where nothing was proposed, or said. */
  readonly proposed: KcalPerDay | null
  readonly answer: 'YES' | 'KEEP' | null
  /** What was answered to the question of a plateau. */
  readonly plateauAnswer: PlateauAnswer | null
  /** Why the weight was only held; null where it was not. */
  readonly doctor: DoctorReason | null
  /** Whether the target was set by what was learnt; if not, the first forecast's own stages went on. */
  readonly isSteered: boolean
}

/** Everything that a weekly review follows from. It is made before the next week is planned, and decides that one. */
export type ReviewInput = {
  /** With the energies of all weeks that are planned already; readings and events up to today. */
  readonly history: WeighingHistory
  readonly aim: Aim
  /** Whether the first plan was one to lose weight: no other becomes one. */
  readonly mayLose: boolean
  /** To be reached, or kept. */
  readonly goal: Kg
  /** Daily energy of the newest week that is planned, kcal: what goes on where nothing changes. */
  readonly current: KcalPerDay
  /** What the first forecast planned for the week that is decided. */
  readonly firstPlan: KcalPerDay
  /** "Keep my plan for good": nothing is proposed any more. Safety still speaks. */
  readonly isKeptForGood: boolean
  /** Whether the operator lets plans propose. Where not, weights change a plan for safety only, and the forecast stays. */
  readonly mayPropose: boolean
  /** Oldest first. */
  readonly past: readonly PastReview[]
}
