import { energyFloor } from '#domain/body/energy-target.ts'
import { leastFibre, proteinTarget } from '#domain/body/nutrient-targets.ts'
import type { Physique } from '#domain/body/resting-energy.ts'
import { type KcalPerDay, kcalPerDay, milligrams } from '#domain/units.ts'
import type { DayTargets } from '#planner/week/week-plan.ts'

/** The Dietary Guidelines for Americans recommend less than this; WHO and EFSA recommend less than 2 g. */
export const SODIUM_MAX = milligrams(2300)

/**
 * The daily targets of a person for a given energy intake, which is raised to the floor of their sex if it is below.
 */
export function targetsOf(person: Pick<Physique, 'sex' | 'height' | 'weight'>, intake: KcalPerDay): DayTargets {
  const floor = energyFloor[person.sex]
  const energy = kcalPerDay(Math.max(Math.round(intake), floor))
  return {
    energy,
    energyFloor: floor,
    protein: proteinTarget(person, energy),
    fibre: leastFibre(energy),
    sodiumMax: SODIUM_MAX,
  }
}
