import type { Gender } from '#domain/answers/choices.ts'
import { type Bmi, bmiOf, type KcalPerDay, type Kg, kcalPerDay, kg, type Years } from '#domain/units.ts'
import { type BalancedBody, type BodyState, weightOf } from './balanced-body.ts'
import { lowestHealthyGoal } from './body-mass.ts'
import { maintenanceIntake } from './maintenance.ts'
import { nextDay } from './weight-model.ts'

/** The pace is measured between these days of an intake: after the water has gone, before the loss slows down. */
const FIRST_DAY = 14
const LAST_DAY = 70

/** The fastest loss per week that a plan may cause: 1 kg or 1 %; half a percent below a body mass index of 25. */
export function fastestWeek(body: BalancedBody, weight: Kg): Kg {
  return kg(bmiOf(weight, body.physique.height) < 25 ? 0.005 * weight : Math.min(1, 0.01 * weight))
}

/**
 * Whether an intake loses weight faster than is safe. If the body would leave the healthy range within these days, the
 * pace is measured only up to that point, since no plan goes below it.
 */
export function tooFast(body: BalancedBody, from: BodyState, intake: KcalPerDay): boolean {
  const lowest = lowestHealthyGoal(body.physique.height)
  let state = from
  let settled = weightOf(from)
  let weight = settled
  let day = 0
  while (day < LAST_DAY) {
    state = nextDay(body, state, intake)
    if (weightOf(state) < lowest) break
    weight = weightOf(state)
    day++
    if (day === FIRST_DAY) settled = weight
  }
  if (day <= FIRST_DAY) return false
  return ((settled - weight) / (day - FIRST_DAY)) * 7 > fastestWeek(body, weightOf(from))
}

/** No plan goes below these: the lower ends of 1200-1500 and 1500-1800 kcal a day (AHA/ACC/TOS guideline, 2013). */
export const energyFloor = { FEMALE: kcalPerDay(1200), MALE: kcalPerDay(1500) } as const satisfies Record<
  Gender,
  KcalPerDay
>

/** The oldest age group in the answers, 50 and over, gets the care that older people need (ESPEN, 2018). */
const isOlder = (age: Years): boolean => age >= 60

/** The largest deficit by body mass index: a share of the expenditure, and a cap in kcal a day. */
const deficits = [
  { from: 35, share: 0.25, cap: 1000, capOlder: 750 },
  { from: 30, share: 0.25, cap: 750, capOlder: 500 },
  { from: 25, share: 0.2, cap: 750, capOlder: 500 },
  { from: 0, share: 0.15, cap: 500, capOlder: 500 },
] as const

/** What keeps the target from being lower: the share, the cap, the floor or the pace. */
export type TargetLimit = 'SHARE' | 'CAP' | 'FLOOR' | 'PACE'
export type EnergyTarget = { readonly intake: KcalPerDay; readonly limit: TargetLimit }

const PACE_STEP = 25

/** The largest deficit for a body with this expenditure, and whether the share or the cap sets it. */
export function deficitFor(index: Bmi, age: Years, spent: KcalPerDay) {
  const { share, cap, capOlder } = deficits.find(({ from }) => index >= from) ?? deficits[3]
  const most = isOlder(age) ? capOlder : cap
  return share * spent > most
    ? { deficit: most, limit: 'CAP' as const }
    : { deficit: share * spent, limit: 'SHARE' as const }
}

/**
 * The daily energy of a plan that starts from a state (for a first plan, from balance). The target is a deficit from
 * the intake that holds this state, never below the floor, and is raised in small steps while the loss would be too
 * fast.
 */
export function energyTarget(body: BalancedBody, state: BodyState): EnergyTarget {
  const { sex, age, height } = body.physique
  const spent = maintenanceIntake(body, state)
  const { deficit, limit } = deficitFor(bmiOf(weightOf(state), height), age, spent)
  const floor = energyFloor[sex]
  if (spent - deficit <= floor) return withSafePace(body, state, { intake: floor, limit: 'FLOOR' })
  return withSafePace(body, state, { intake: kcalPerDay(spent - deficit), limit })
}

function withSafePace(body: BalancedBody, state: BodyState, target: EnergyTarget): EnergyTarget {
  let { intake, limit } = target
  while (tooFast(body, state, intake)) {
    intake = kcalPerDay(intake + PACE_STEP)
    limit = 'PACE'
  }
  return { intake, limit }
}

/** The daily energy without a deficit: the expenditure, or the floor if a small body spends less. */
export const steadyIntake = ({ expenditure, physique }: BalancedBody): KcalPerDay =>
  kcalPerDay(Math.max(expenditure, energyFloor[physique.sex]))
