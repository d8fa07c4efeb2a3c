import { meanEnergy, targetsOn } from '#planner/week/week-plan.ts'
import { limits, PROTEIN_SHARE, within } from './limits.ts'
import { eatenOn, type Figures, type ValidationInput } from './validation-input.ts'
import type { FigureViolation } from './violation.ts'

function dayViolations(
  { energy, protein }: Figures,
  day: number,
  { plan, request }: ValidationInput,
): readonly FigureViolation[] {
  const targets = targetsOn(request, day - 1)
  const { dayEnergy } = limits(plan.relaxed)
  const [least, most] = [targets.energy * (1 - dayEnergy), targets.energy * (1 + dayEnergy)]
  const floor = targets.energyFloor
  const leastProtein = plan.relaxed.includes('PROTEIN') ? 0 : PROTEIN_SHARE * targets.protein
  const unbounded = Number.POSITIVE_INFINITY
  return [
    ...(within(energy, least, most) ? [] : [{ kind: 'DAY_ENERGY', day, energy, least, most } as const]),
    ...(within(energy, floor, unbounded) ? [] : [{ kind: 'ENERGY_FLOOR', day, energy, floor } as const]),
    ...(within(protein, leastProtein, unbounded)
      ? []
      : [{ kind: 'DAY_PROTEIN', day, protein, least: leastProtein } as const]),
  ]
}

/** Energy and protein of the days, and the energy of the week. */
export function validateFigures(it: ValidationInput): readonly FigureViolation[] {
  const { plan, request } = it
  const { weekEnergy } = limits(plan.relaxed)
  const days = plan.days.map((day) => eatenOn(day, request.person, it))
  const mean = days.reduce((sum, { energy }) => sum + energy, 0) / days.length
  const target = meanEnergy(request)
  const [least, most] = [target * (1 - weekEnergy), target * (1 + weekEnergy)]
  return [
    ...days.flatMap((figures, at) => dayViolations(figures, at + 1, it)),
    ...(within(mean, least, most) ? [] : [{ kind: 'WEEK_ENERGY', mean, least, most } as const]),
  ]
}
