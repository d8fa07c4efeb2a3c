import type { Gender } from '#domain/funnel/choices.ts'
import { type Bmi, bmiOf, type KcalPerDay, kcalPerDay, type Years } from '#domain/units.ts'
import type { BalancedBody } from './balanced-body.ts'
import { type BodyState, weightOf } from './body-state.ts'
import { maintenanceIntake } from './maintenance.ts'
import { tooFast } from './safe-pace.ts'

/** No plan goes below: the lower ends of 1200-1500 and 1500-1800 kcal a day (AHA/ACC/TOS guideline, 2013). */
export const energyFloor = { FEMALE: kcalPerDay(1200), MALE: kcalPerDay(1500) } as const satisfies Record<
  Gender,
  KcalPerDay
>

/** The last stored age group, 50 and over, is planned for with the care that older people need (ESPEN, 2018). */
export const isOlder = (age: Years): boolean => age >= 60

/** The largest deficit by body mass index: a share of the expenditure, and a cap in kcal a day. */
const deficits = [
  { from: 35, share: 0.25, cap: 1000, capOlder: 750 },
  { from: 30, share: 0.25, cap: 750, capOlder: 500 },
  { from: 25, share: 0.2, cap: 750, capOlder: 500 },
  { from: 0, share: 0.15, cap: 500, capOlder: 500 },
] as const

/** What keeps the target from being lower: the share, the cap, the floor or the pace of the loss. */
export type TargetLimit = 'SHARE' | 'CAP' | 'FLOOR' | 'PACE'
export type EnergyTarget = { readonly intake: KcalPerDay; readonly limit: TargetLimit }

const PACE_STEP = 25

/** The largest deficit of a body that spends so much, and whether its share or the cap sets it. */
export function deficitFor(index: Bmi, age: Years, spent: KcalPerDay) {
  const { share, cap, capOlder } = deficits.find(({ from }) => index >= from) ?? deficits[3]
  const most = isOlder(age) ? capOlder : cap
  return share * spent > most
    ? { deficit: most, limit: 'CAP' as const }
    : { deficit: share * spent, limit: 'SHARE' as const }
}

/**
 * The daily energy of a plan that starts from a state (at first, from balance). The target is a deficit from what
 * holds that state, never below the floor, and raised in small steps while the loss would be too fast.
 */
export function energyTarget(body: BalancedBody, state: BodyState): EnergyTarget {
  const { sex, age, height } = body.physique
  const spent = maintenanceIntake(body, state)
  const { deficit, limit } = deficitFor(bmiOf(weightOf(state), height), age, spent)
  const floor = energyFloor[sex]
  if (spent - deficit <= floor) return paced(body, state, { intake: floor, limit: 'FLOOR' })
  return paced(body, state, { intake: kcalPerDay(spent - deficit), limit })
}

function paced(body: BalancedBody, state: BodyState, target: EnergyTarget): EnergyTarget {
  let { intake, limit } = target
  while (tooFast(body, state, intake)) {
    intake = kcalPerDay(intake + PACE_STEP)
    limit = 'PACE'
  }
  return { intake, limit }
}

/** The energy of a day without a deficit: what is spent, or the floor where a small body spends less. */
export const steadyIntake = ({ expenditure, physique }: BalancedBody): KcalPerDay =>
  kcalPerDay(Math.max(expenditure, energyFloor[physique.sex]))
