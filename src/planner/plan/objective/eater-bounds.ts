import { leastFibre } from '#domain/body/nutrient-targets.ts'
import type { Eater } from '#domain/household/eater.ts'
import { type Grams, grams, type Milligrams, milligrams } from '#domain/units.ts'
import type { Relaxation } from '#planner/week/week-plan.ts'
import { type DayBounds, dayBoundsOf } from './day-bounds.ts'

/**
 * Fibre (EFSA 2010, adequate intakes) and most sodium (SACN 2003: 2, 3, 5 and 6 g of salt) of a day of a child, by age
 * from which they hold.
 */
const forChildren: readonly { readonly from: number; readonly fibre: Grams; readonly sodiumMax: Milligrams }[] = [
  { from: 1, fibre: grams(10), sodiumMax: milligrams(800) },
  { from: 4, fibre: grams(14), sodiumMax: milligrams(1200) },
  { from: 7, fibre: grams(16), sodiumMax: milligrams(2000) },
  { from: 11, fibre: grams(19), sodiumMax: milligrams(2300) },
  { from: 15, fibre: grams(21), sodiumMax: milligrams(2300) },
]
const ADULT_SODIUM = milligrams(2300)

/** Of what a day may miss, the share that the mean of a week may: 2 of 5 % for an adult. */
const WEEK_SHARE = 0.4
/** Distance kept from the bounds, so that rounding errors of the validator do not make a day invalid. */
const EDGE = 1e-6

function fibreAndSodium(eater: Eater): { readonly fibre: Grams; readonly sodiumMax: Milligrams } {
  const child = eater.kind === 'child' ? forChildren.findLast(({ from }) => from <= eater.age) : undefined
  return child ?? { fibre: leastFibre(eater.energy.aim), sodiumMax: ADULT_SODIUM }
}

/** The bounds of one of the others: their own band, which no relaxation widens; only missing protein may be allowed. */
export function eaterBounds(eater: Eater, relaxed: readonly Relaxation[]): DayBounds {
  const { energy, protein } = eater
  const target = { energy: energy.aim, energyFloor: energy.least, protein: protein.aim, ...fibreAndSodium(eater) }
  return {
    ...dayBoundsOf(target, relaxed),
    least: energy.least + EDGE,
    most: energy.most - EDGE,
    protein: protein.least + EDGE,
    weekLeast: Math.max(energy.least, energy.aim - WEEK_SHARE * (energy.aim - energy.least)) + EDGE,
    weekMost: energy.aim + WEEK_SHARE * (energy.most - energy.aim) - EDGE,
  }
}
