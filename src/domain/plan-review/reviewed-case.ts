import type { WeightAlarm } from '#domain/body/weight-watch.ts'
import type { Kg } from '#domain/units.ts'
import { type Band, bandAround } from '#domain/weight-filter/band.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import type { ReviewInput } from './review-input.ts'
import type { WantedTarget } from './wanted-target.ts'
import type { WeightState } from './weight-state.ts'

/** A difference smaller than this, kcal/d, is ignored. */
export const LEAST_STEP = 50

/** Everything that the rules of a review need. */
export type ReviewedCase = {
  readonly input: ReviewInput
  readonly estimate: WeightEstimate
  readonly wanted: WantedTarget
  readonly weeklyLoss: Kg
  /** What the readings alone show. */
  readonly alarms: ReadonlySet<WeightAlarm>
  readonly state: WeightState
}

/** The 80 % interval of the offset. If it lies above zero, the member is told that the weight falls too slowly. */
export const offsetBandOf = ({ offsetLately: { mean, sd } }: WeightEstimate): Band<number> => bandAround(mean, sd, 80)
