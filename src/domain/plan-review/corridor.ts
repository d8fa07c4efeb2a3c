import { lowestHealthyGoal } from '#domain/body/body-mass.ts'
import { type Cm, type Kg, kg } from '#domain/units.ts'

/** A kept weight may rise by this share before losing is offered again, or the energy that holds it is lowered. */
const ABOVE = 0.03
/** This far below the goal, kg, the plan is raised without waiting for an answer. */
const BELOW = 1.5

/** The weights between which nothing is asked while a weight is kept. */
export type Corridor = { readonly low: Kg; readonly high: Kg }

export const corridorAround = (kept: Kg, height: Cm): Corridor => ({
  low: kg(Math.max(kept - BELOW, Math.min(kept, lowestHealthyGoal(height)))),
  high: kg(kept * (1 + ABOVE)),
})

export const isBelowCorridor = (weight: Kg, goal: Kg): boolean => weight < goal - BELOW
export const isAboveCorridor = (weight: Kg, goal: Kg): boolean => weight > goal * (1 + ABOVE)
