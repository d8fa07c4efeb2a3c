import { energyFloor } from '#domain/body/energy-target.ts'
import { nutrientTargets } from '#domain/body/nutrient-targets.ts'
import type { Physique } from '#domain/body/resting-energy.ts'
import { type KcalPerDay, kcalPerDay } from '#domain/units.ts'
import type { DayTargets } from '#planner/week/week-plan.ts'

/** What the days of a plan aim at when a person eats a given energy; never less than the floor of their sex. */
export function targetsOf(
  person: Physique,
  plan: { readonly intake: KcalPerDay; readonly deficit: boolean; readonly palaeolithic: boolean },
): DayTargets {
  const floor = energyFloor[person.sex]
  const energy = kcalPerDay(Math.max(Math.round(plan.intake), floor))
  const { protein, fibre, sodium } = nutrientTargets(person, { ...plan, intake: energy })
  return {
    energy,
    energyFloor: floor,
    protein: protein.target,
    fibre: fibre.min,
    sodiumMax: sodium.max,
  }
}
