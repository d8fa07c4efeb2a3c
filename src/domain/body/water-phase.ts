import { type Days, days, type Kg, kg } from '#domain/units.ts'
import { type BodyState, waterOf, weightOf } from './body-state.ts'

const FIRST_WEEK = 7
const SECOND_WEEK = 14

/** The first days of a plan, in which most of what leaves the scale is water and glycogen. */
export type WaterPhase = { readonly endDay: Days; readonly loss: Kg; readonly water: Kg }

/**
 * The phase ends, after one week at the soonest and two at the latest, on the day from which at least half of the loss
 * is tissue. A plan shorter than that ends it too.
 */
export function waterPhase(course: readonly BodyState[], start: Kg): WaterPhase {
  let phase: WaterPhase = { endDay: days(0), loss: kg(0), water: kg(0) }
  for (const [day, state] of course.slice(0, SECOND_WEEK + 1).entries()) {
    phase = { endDay: days(day), loss: kg(start - weightOf(state)), water: kg(-waterOf(state)) }
    if (day >= FIRST_WEEK && phase.water <= phase.loss / 2) break
  }
  return phase
}
