import type { TargetsView } from '#domain/api/member/week.ts'
import type { DayTargets } from '#planner/week/week-plan.ts'

/** What a day aims at, in the whole numbers that are shown. */
export const targetsView = ({ energy, energyFloor, protein, fibre, sodiumMax }: DayTargets): TargetsView => ({
  energy: Math.round(energy),
  energyFloor: Math.round(energyFloor),
  protein: Math.round(protein),
  fibre: Math.round(fibre),
  sodiumMax: Math.round(sodiumMax),
})
