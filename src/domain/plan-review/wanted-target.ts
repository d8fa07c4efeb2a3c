import type { BalancedBody } from '#domain/body/balanced-body.ts'
import { deficitFor, energyFloor, energyTarget, fastestWeek } from '#domain/body/energy-target.ts'
import { bodyAtWeight } from '#domain/body/maintenance.ts'
import { bmiOf, type KcalPerDay, type Kg, kcalPerDay, kg } from '#domain/units.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import { type Pace, shareOfDeficit } from './choice.ts'
import type { Aim } from './review-input.ts'

/**
 * Plans lose at most this share of the fastest allowed week, so that they do not exceed it by chance: what a weekend or
 * a holiday brings is enough to exceed a slow pace.
 */
const SHARE_OF_FASTEST = { ordinary: 0.93, slow: 0.6 } as const
/**
 * How far a target may go below what the formulas alone would set, kcal/d: food eaten in addition to the plan must not
 * be made up for by starving. If only half a percent a week may be lost, or a weight is to be kept, there is little
 * room for error.
 */
const DEEPEST_CUT = { losing: 250, losingSlowly: 50, keeping: 100 } as const
/**
 * The allowed pace is that of the weight this many weeks ahead if that is slower: below this body mass index it is
 * half.
 */
const WEEKS_AHEAD = 2
const SLOW_BELOW = 25

/**
 * Nobody is believed to spend more than this multiple of what the formulas say: that is two and a half standard
 * deviations of their error (Frankenfield 2005). A faster loss means that less is eaten than the plan has, or an illness,
 * and more food in the plan changes neither.
 */
const PLAUSIBLE = 1.25

/** What keeps a target from being lower. */
export type TargetBound = 'FLOOR' | 'CUT' | 'PACE'

export type WantedTarget = {
  readonly intake: KcalPerDay
  /** What kept it from being lower; null if the ordinary deficit decides. */
  readonly bound: TargetBound | null
  /** The planned energy that holds this person's weight: what the formulas say minus the offset. */
  readonly maintenance: KcalPerDay
  /** The same without the limit of what a body can plausibly spend, for judging its pace. */
  readonly learnt: KcalPerDay
  /** The most that this body can plausibly spend: no target is raised above it. */
  readonly plausible: KcalPerDay
  /** What the formulas alone would set at this weight. */
  readonly byFormula: KcalPerDay
  /** With less than this the loss would be faster than allowed for this person, or the energy below the floor. */
  readonly lowest: KcalPerDay
}

/**
 * The fastest week for the weight now and in the near future, and whether it is the slow pace of a body near the
 * healthy range.
 */
function nearPace(body: BalancedBody, weight: Kg): { readonly pace: Kg; readonly isSlow: boolean } {
  const now = fastestWeek(body, weight)
  const soon = kg(weight - WEEKS_AHEAD * now)
  const isSlow = bmiOf(soon, body.physique.height) < SLOW_BELOW
  return { pace: kg(Math.min(now, fastestWeek(body, soon))), isSlow }
}

/**
 * The energy that the plan's own rules would set for this person, using the learnt maintenance instead of the
 * formula's.
 */
export function wantedTarget(
  body: BalancedBody,
  estimate: WeightEstimate,
  aim: Aim,
  chosen: Pace = 'USUAL',
): WantedTarget {
  const { weight } = estimate.today
  const { sex, age, height } = body.physique
  const isLosing = aim === 'LOSE'
  const learnt = estimate.formulaMaintenance - estimate.offset.mean
  const plausible = Math.max(PLAUSIBLE * estimate.formulaMaintenance, energyFloor[sex])
  const maintenance = Math.min(learnt, plausible)
  const share = isLosing ? shareOfDeficit[chosen] : 0
  const usual = isLosing ? energyTarget(body, bodyAtWeight(body, weight)).intake : estimate.formulaMaintenance
  const formulaDeficit = share * Math.max(0, estimate.formulaMaintenance - usual)
  // A small body whose floor is above what it spends has no deficit to slow down.
  const byFormula = kcalPerDay(share === 1 ? usual : Math.max(usual, estimate.formulaMaintenance - formulaDeficit))
  const deficit = isLosing ? share * deficitFor(bmiOf(weight, height), age, kcalPerDay(maintenance)).deficit : 0
  const { pace, isSlow } = nearPace(body, weight)
  const cut = isLosing ? (isSlow ? DEEPEST_CUT.losingSlowly : DEEPEST_CUT.losing) : DEEPEST_CUT.keeping
  const loss = (pace * estimate.density) / 7
  const paced = maintenance - (isSlow ? SHARE_OF_FASTEST.slow : SHARE_OF_FASTEST.ordinary) * loss
  const bounds: readonly { readonly bound: TargetBound | null; readonly intake: number }[] = [
    { bound: 'PACE', intake: paced },
    { bound: 'CUT', intake: byFormula - cut },
    { bound: 'FLOOR', intake: energyFloor[sex] },
  ]
  const free: (typeof bounds)[number] = { bound: null, intake: maintenance - deficit }
  const { bound, intake } = bounds.reduce((most, next) => (next.intake > most.intake ? next : most), free)
  return {
    intake: kcalPerDay(Math.ceil(intake)),
    bound,
    maintenance: kcalPerDay(maintenance),
    learnt: kcalPerDay(learnt),
    plausible: kcalPerDay(Math.floor(plausible)),
    byFormula,
    lowest: kcalPerDay(Math.ceil(Math.max(maintenance - loss, energyFloor[sex]))),
  }
}
