import { bmiOf, type KcalPerDay, type Kg, kg } from '#domain/units.ts'
import type { BalancedBody } from './balanced-body.ts'
import { lowestHealthyGoal } from './body-mass.ts'
import { type BodyState, weightOf } from './body-state.ts'
import { nextDay } from './weight-model.ts'

/** The pace is measured over these days of an intake: after the water has gone, before the loss slows down. */
const FIRST_DAY = 14
const LAST_DAY = 70

/** The fastest loss a plan may bring in a week: 1 kg or 1 %; half a percent below a body mass index of 25. */
export function fastestWeek(body: BalancedBody, weight: Kg): Kg {
  return kg(bmiOf(weight, body.physique.height) < 25 ? 0.005 * weight : Math.min(1, 0.01 * weight))
}

/**
 * Whether an intake loses weight faster than is safe. A body that would leave the healthy range within these days is
 * measured until it gets there: nobody is followed below it.
 */
export function tooFast(body: BalancedBody, from: BodyState, intake: KcalPerDay): boolean {
  const lowest = lowestHealthyGoal(body.physique.height)
  let state = from
  let settled = weightOf(from)
  let weight = settled
  let day = 0
  while (day < LAST_DAY) {
    state = nextDay(body, state, intake)
    if (weightOf(state) < lowest) break
    weight = weightOf(state)
    day++
    if (day === FIRST_DAY) settled = weight
  }
  if (day <= FIRST_DAY) return false
  return ((settled - weight) / (day - FIRST_DAY)) * 7 > fastestWeek(body, weightOf(from))
}
