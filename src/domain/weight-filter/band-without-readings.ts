import type { BalancedBody } from '#domain/body/balanced-body.ts'
import type { Stage } from '#domain/body/loss-plan.ts'
import { type Days, days, kg } from '#domain/units.ts'
import type { EstimatedDay } from './band.ts'
import { filterParameters, PARAMETERS_FOR } from './filter-parameters.ts'
import { at } from './matrix.ts'
import { referenceCourse } from './reference-course.ts'
import { meanOffset } from './state-model.ts'
import { viableBody } from './viable-body.ts'

/**
 * The weights of people who got this plan and of whom nothing is known but their answers, from day 0 to `lastDay`: the
 * filter without a single reading. The result is that of `estimateWeight` for an empty log. Without readings, water and
 * cycle tell nothing and the offset is not corrected, so of the covariance only the parts below change, and a browser
 * computes them in a fraction of a millisecond.
 */
export function bandWithoutReadings(
  answered: BalancedBody,
  stages: readonly Stage[],
  lastDay: Days,
): readonly EstimatedDay[] {
  const body = viableBody(answered)
  const { typedWeight, constant, wandering, tissue } = filterParameters
  const scale = body.expenditure / PARAMETERS_FOR
  const meanOn = (day: number): number => meanOffset(day, body.expenditure, filterParameters)
  const course = referenceCourse({ body, heavier: typedWeight.low, stages, lastDay, offsetOn: meanOn })
  const wanderingKept = Math.exp(-1 / wandering.days)
  const ofConstant = (constant.sd * scale) ** 2
  const ofWandering = (wandering.sd * scale) ** 2
  const estimated: EstimatedDay[] = []
  /** Tissue off the course, kg, its variance, and its covariances with the two parts of the offset. */
  let off = body.physique.weight + typedWeight.low - at(course.weight, 0)
  let ofTissue = typedWeight.sd ** 2
  let withConstant = 0
  let withWandering = 0
  for (let day = 0; day <= lastDay; day++) {
    const beside = meanOn(day) - at(course.offset, day)
    const water = day === 0 ? 0 : course.water
    const variance = ofTissue + 2 * water * (withConstant + withWandering) + water ** 2 * (ofConstant + ofWandering)
    estimated.push({
      day: days(day),
      weight: kg(at(course.weight, day) + water * beside + off),
      sd: kg(Math.sqrt(variance)),
    })
    const gained = 1 / at(course.density, day)
    const kept = 1 - at(course.upkeep, day) * gained
    off = kept * off + gained * beside
    ofTissue =
      kept ** 2 * ofTissue +
      2 * kept * gained * (withConstant + withWandering) +
      gained ** 2 * (ofConstant + ofWandering) +
      tissue.sd ** 2
    withConstant = kept * withConstant + gained * ofConstant
    withWandering = wanderingKept * (kept * withWandering + gained * ofWandering)
  }
  return estimated
}
