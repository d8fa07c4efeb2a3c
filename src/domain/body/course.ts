import { type Days, days, type Fraction, fraction, type KcalPerDay, type Kg, kg } from '#domain/units.ts'
import { type BodyState, waterOf, weightOf } from './balanced-body.ts'

/** The first goal that guidelines name: 5 to 10 % of the weight within six months (AHA/ACC/TOS, 2013). */
const SHARES = [0.1, 0.09, 0.08, 0.07, 0.06, 0.05] as const
const SIX_MONTHS = 182

export type Milestone = { readonly share: Fraction; readonly weight: Kg; readonly day: Days }

/**
 * The largest whole percentage of the weight, from 10 % down to 5 %, that the plan loses within six months; otherwise 5
 * %, whenever it is lost. Null if the goal is nearer than that, or the course never gets there.
 */
export function firstMilestone(course: readonly BodyState[], start: Kg, goal: Kg): Milestone | null {
  let slow: Milestone | null = null
  for (const share of SHARES) {
    const weight = kg(start * (1 - share))
    const day = weight > goal ? course.findIndex((state) => weightOf(state) <= weight) : -1
    if (day < 0) continue
    slow = { share: fraction(share), weight, day: days(day) }
    if (day <= SIX_MONTHS) return slow
  }
  return slow
}

const FIRST_WEEK = 7
const SECOND_WEEK = 14

/** The first days of a plan, when most of the weight lost is water and glycogen. */
export type WaterPhase = { readonly endDay: Days; readonly loss: Kg; readonly water: Kg }

/**
 * The phase ends on the day from which at least half of the loss is tissue, but after one week at the earliest and two
 * at the latest. It also ends with a shorter plan.
 */
export function waterPhase(course: readonly BodyState[], start: Kg): WaterPhase {
  let phase: WaterPhase = { endDay: days(0), loss: kg(0), water: kg(0) }
  for (const [day, state] of course.slice(0, SECOND_WEEK + 1).entries()) {
    phase = { endDay: days(day), loss: kg(start - weightOf(state)), water: kg(-waterOf(state)) }
    if (day >= FIRST_WEEK && phase.water <= phase.loss / 2) break
  }
  return phase
}

/** The rule behind most advertised figures: a kilogram for every 7700 kcal (3500 kcal a pound), without limit. */
const KCAL_PER_KG = 7700

/** The loss that the rule promises by a day. It ignores that a lighter body spends less. */
export const linearLoss = (deficit: KcalPerDay, day: Days): Kg => kg((deficit * day) / KCAL_PER_KG)

/** The day on which the rule promises a loss. */
export const linearDay = (deficit: KcalPerDay, loss: Kg): Days => days(Math.ceil((loss * KCAL_PER_KG) / deficit))
