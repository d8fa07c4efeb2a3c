import type { Days, KcalPerDay, Kg } from '#domain/units.ts'
import type { Band, EstimatedDay } from '#domain/weight-filter/band.ts'
import type { EstimatedEnergy } from '#domain/weight-filter/weight-estimate.ts'
import type { Missing } from './enough-readings.ts'
import type { HoldReason, ProposalKind, StepReason } from './review-input.ts'
import type { TargetBound } from './wanted-target.ts'
import type { WeightState } from './weight-state.ts'

/** Why a target stays the same. */
export type KeepReason =
  | { readonly kind: 'TOO_LITTLE_KNOWN'; readonly missing: readonly Missing[] }
  | { readonly kind: 'FITS' }
  /**
   * The plan cannot go lower, although the weight falls more slowly than expected, or rises when it should be kept. A
   * later date, more movement or keeping the weight can be offered.
   */
  | { readonly kind: 'AT_LIMIT' | 'RISES_AT_LIMIT'; readonly bound: TargetBound; readonly turn?: Turn }
  /** Cuts were refused or did nothing: no more are offered, but other ways. Unexplained gains are for a doctor. */
  | { readonly kind: 'CUTS_DO_NOT_HELP'; readonly isUnexplained: boolean; readonly turn?: Turn }
  /** What would be proposed was proposed lately, or often, and not answered. */
  | { readonly kind: 'ASKED_LATELY' }
  /** Less would suit the aim, but the weight is near the lowest healthy one. */
  | { readonly kind: 'NEAR_LOWEST' }
  | { readonly kind: 'AWAY' }
  /** The member explained the plateau, and the review waits. */
  | { readonly kind: 'EXPLAINED' }
  /** The member chose to keep the plan, and nothing new is known since. */
  | { readonly kind: 'KEPT_BY_MEMBER' }
  | { readonly kind: 'KEPT_FOR_GOOD' }
  | { readonly kind: 'PROPOSALS_OFF' }

/** How often a card was shown before, without an answer: it then has other words. Null while it rests. */
export type Turn = number | null

export type RaiseReason = 'TOO_FAST' | 'NEAR_UNDERWEIGHT' | 'BELOW_GOAL'

/** The decision of a review for the week that it is made for. `target` applies without an answer. */
export type Decision =
  | { readonly kind: 'KEEP'; readonly target: KcalPerDay; readonly why: KeepReason }
  | {
      readonly kind: 'PROPOSE'
      readonly target: KcalPerDay
      /** Applies once the member agrees, from the same week on. */
      readonly proposed: KcalPerDay
      readonly change: ProposalKind
      /** What kept the proposal from going further; null if nothing did. */
      readonly bound: TargetBound | 'STEP' | null
      readonly turn?: Turn
    }
  /**
   * One of the steps to what the member chose or agreed to. It needs no further answer, but the member can keep the plan
   * as it is instead. `towards` is where the steps lead.
   */
  | {
      readonly kind: 'STEP'
      readonly target: KcalPerDay
      readonly towards: KcalPerDay
      readonly why: StepReason
    }
  /** The weight does not change: the member is asked why before anything is proposed. */
  | { readonly kind: 'ASK'; readonly target: KcalPerDay }
  /**
   * Applies at once, for safety, and is shown to the member, who can undo it down to `lowest`: not at all if the readings
   * alone are unsafe, or the weight is near the lowest healthy one.
   */
  | {
      readonly kind: 'RAISE'
      readonly target: KcalPerDay
      readonly lowest: KcalPerDay
      readonly why: RaiseReason
    }
  | { readonly kind: 'HOLD'; readonly target: KcalPerDay; readonly reason: HoldReason }

/** The evidence for a decision: stored with it, shown to the member, and part of the export. */
export type Evidence = {
  readonly day: Days
  readonly state: WeightState
  readonly weight: EstimatedDay
  readonly offset: EstimatedEnergy
  readonly offsetLately: EstimatedEnergy
  /** The 80 % interval of `offsetLately`. */
  readonly offsetBand: Band<KcalPerDay>
  /** The planned energy that holds this person's weight. */
  readonly maintenance: KcalPerDay
  /** The target by the rules for this person, and for a person whom the formulas describe exactly. */
  readonly wanted: KcalPerDay
  readonly byFormula: KcalPerDay
  readonly bound: TargetBound | null
  /** Tissue lost per week at the energy planned now, kg, and the most that is allowed. */
  readonly weeklyLoss: Kg
  readonly fastestWeek: Kg
  /** Readings of the last four weeks that were used, and the days of all doubted readings. */
  readonly readingsUsed: number
  readonly doubtedDays: readonly Days[]
}

export type Review = {
  readonly decision: Decision
  /**
   * Whether the target follows what was learnt from here on, even if it stays the same; otherwise the first forecast
   * continues.
   */
  readonly isSteered: boolean
  readonly evidence: Evidence
}
