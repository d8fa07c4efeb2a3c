import type { Days, KcalPerDay, Kg } from '#domain/units.ts'
import type { Band, EstimatedDay } from '#domain/weight-filter/band.ts'
import type { EstimatedEnergy } from '#domain/weight-filter/weight-estimate.ts'
import type { Missing } from './enough-readings.ts'
import type { DoctorReason } from './review-input.ts'
import type { TargetBound } from './wanted-target.ts'

/** Why a target stays. */
export type KeepReason =
  | { readonly kind: 'TOO_LITTLE_KNOWN'; readonly missing: readonly Missing[] }
  | { readonly kind: 'FITS' }
  /**
   * The plan goes no lower, though the weight falls more slowly than expected, or a kept one rises: a slower date, more
   * movement or keeping the weight can be offered.
   */
  | { readonly kind: 'AT_LIMIT' | 'RISES_AT_LIMIT'; readonly bound: TargetBound }
  | { readonly kind: 'AWAY' }
  /** A plateau was explained, and time will tell. */
  | { readonly kind: 'EXPLAINED' }
  /** The member said to keep the plan, and nothing new is known since. */
  | { readonly kind: 'KEPT_BY_MEMBER' }
  | { readonly kind: 'KEPT_FOR_GOOD' }
  | { readonly kind: 'PROPOSALS_OFF' }

/** `RESTART` goes on with a loss that a matter of health interrupted. */
export type ProposalKind = 'DOWN' | 'UP' | 'KEEP_WEIGHT' | 'LOSE_AGAIN' | 'RESTART'

export type RaiseReason = 'TOO_FAST' | 'BELOW_GOAL'

/** What a review decides for the week that it is made for. `target` is in force without any answer. */
export type Decision =
  | { readonly kind: 'KEEP'; readonly target: KcalPerDay; readonly why: KeepReason }
  | {
      readonly kind: 'PROPOSE'
      readonly target: KcalPerDay
      /** In force after a yes, from the same week on. */
      readonly proposed: KcalPerDay
      readonly change: ProposalKind
      /** What kept the proposal from going further; null where nothing did. */
      readonly bound: TargetBound | 'STEP' | null
    }
  /** The scales stand still: the member is asked why before anything is proposed. */
  | { readonly kind: 'ASK'; readonly target: KcalPerDay }
  /** In force at once, for safety, and shown to the member. It can be undone down to `lowest`. */
  | {
      readonly kind: 'RAISE'
      readonly target: KcalPerDay
      readonly lowest: KcalPerDay
      readonly why: RaiseReason
    }
  | { readonly kind: 'HOLD'; readonly target: KcalPerDay; readonly reason: DoctorReason }

/** On what a decision rests: stored with it, shown to the member, and part of the export. */
export type Evidence = {
  readonly day: Days
  readonly weight: EstimatedDay
  readonly offset: EstimatedEnergy
  readonly offsetLately: EstimatedEnergy
  /** Of `offsetLately`: four of five. */
  readonly offsetBand: Band<KcalPerDay>
  /** Holds this person's weight, counted as the plan counts. */
  readonly maintenance: KcalPerDay
  /** What the rules would set for this person, and for one whom the formulas describe exactly. */
  readonly wanted: KcalPerDay
  readonly byFormula: KcalPerDay
  readonly bound: TargetBound | null
  /** Tissue lost in a week at the energy planned now, kg, and the most that is allowed. */
  readonly weeklyLoss: Kg
  readonly fastestWeek: Kg
  /** Readings of the last four weeks that were used, and days of all that are doubted. */
  readonly readingsUsed: number
  readonly doubtedDays: readonly Days[]
}

export type Review = {
  readonly decision: Decision
  /** Whether what was learnt sets the target from here on, even where it stays; else the first forecast goes on. */
  readonly isSteered: boolean
  readonly evidence: Evidence
}
