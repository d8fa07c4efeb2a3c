import { energyFloor } from '#domain/body/energy-target.ts'
import { leastFibre, proteinTarget } from '#domain/body/nutrient-targets.ts'
import type { Physique } from '#domain/body/resting-energy.ts'
import { type KcalPerDay, kcalPerDay, milligrams } from '#domain/units.ts'
import type { DayTargets } from '#planner/week/week-plan.ts'

/** The Dietary Guidelines for Americans ask for less than this, WHO and EFSA for less than 2 g. */
const SODIUM_MAX = milligrams(2300)

/** What the days of a plan aim at when a person eats a given energy; never less than the floor of their sex. */
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
