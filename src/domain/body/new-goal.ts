import { numberLimits } from '#domain/answers/limits.ts'
import { bmiOf, type Kg } from '#domain/units.ts'
import type { BalancedBody } from './balanced-body.ts'
import { LOWEST_HEALTHY_BMI } from './body-mass.ts'
import { energyFloor } from './energy-target.ts'
import { bodyAtWeight, maintenanceIntake } from './maintenance.ts'
import { SAME_WEIGHT, SMALLEST_DEFICIT } from './safety-gate.ts'

/** Why a goal to lose to is refused: the rules of the safety gate, for the weight of today. */
export type GoalProblem = 'GOAL_IMPLAUSIBLE' | 'LOSS_NOT_OFFERED' | 'GOAL_UNDERWEIGHT' | 'GOAL_NOT_LOWER'

/**
 * The reason to refuse a goal; null if it may be lost to.
 * @param body as the answers describe it
 * @param weight of today, kg
 */
export function goalProblem(body: BalancedBody, weight: Kg, goal: Kg): GoalProblem | null {
  const { height, sex } = body.physique
  const { min, max } = numberLimits.goalWeight
  if (!(goal >= min && goal <= max)) return 'GOAL_IMPLAUSIBLE'
  if (bmiOf(weight, height) < LOWEST_HEALTHY_BMI) return 'LOSS_NOT_OFFERED'
  if (bmiOf(goal, height) < LOWEST_HEALTHY_BMI) return 'GOAL_UNDERWEIGHT'
  if (goal >= weight - SAME_WEIGHT) return 'GOAL_NOT_LOWER'
  const spent = maintenanceIntake(body, bodyAtWeight(body, weight))
  return spent - energyFloor[sex] < SMALLEST_DEFICIT ? 'LOSS_NOT_OFFERED' : null
}
