import type { Gender } from '#domain/funnel/choices.ts'
import type { Cm, Kg, Years } from '#domain/units.ts'

/** What the formulas of resting energy and body fat know of a person. */
export type Physique = {
  readonly sex: Gender
  readonly age: Years
  readonly height: Cm
  readonly weight: Kg
}
