import { bmiOf, days, type Kg, kg } from '#domain/units.ts'
import type { BalancedBody } from './balanced-body.ts'
import { LOWEST_HEALTHY_BMI } from './body-mass.ts'
import { fastestWeek } from './energy-target.ts'
import type { WeighIn } from './weight-trend.ts'

/** What the scales alone show to be unsafe. */
export type WeightAlarm = 'UNDERWEIGHT' | 'NEAR_UNDERWEIGHT' | 'LOST_TENTH' | 'TOO_FAST'

/** A level is the median of at least LEAST readings in the shortest of these spans, days, that has as many. */
const SPANS = [7, 14, 21] as const
const LEAST = 3
/** Water and chance explain this share of the weight between two levels. */
const CHANCE = 0.012
const FORTNIGHT = 14
/** A tenth lost counts if so many of the levels of these weeks before show it, or the only one that there is. */
const TENTH = { share: 0.1, weeksBefore: [3, 4, 5, 6, 7, 8], shown: 2 } as const
/** Falling below this body mass index, the lowest healthy one is near. */
export const NEAR_LOWEST_BMI = LOWEST_HEALTHY_BMI + 1

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The level of the weight on a day, which no single reading can move; null with too few readings before it. */
function levelOn(weighIns: readonly WeighIn[], day: number): WeighIn | null {
  for (const span of SPANS) {
    const within = weighIns.filter((weighIn) => weighIn.day <= day && weighIn.day > day - span)
    if (within.length < LEAST) continue
    const weight = kg(middleOf(within.map((weighIn) => weighIn.weight)))
    return { weight, day: days(middleOf(within.map((weighIn) => weighIn.day))) }
  }
  return null
}

/**
 * Watches the readings as the scales show them, without any model or filter, so that a fault of the estimate cannot
 * silence it. Medians of windows are compared, so single errors do not matter. `waterSince` is the water, kg, that the
 * plan explains as lost since a day.
 */
export function weightAlarms(
  weighIns: readonly WeighIn[],
  body: BalancedBody,
  today: number,
  waterSince: (day: number) => Kg,
): readonly WeightAlarm[] {
  const now = levelOn(weighIns, today)
  if (now === null) return []
  const { height } = body.physique
  const alarms: WeightAlarm[] = []
  const index = bmiOf(now.weight, height)
  if (index < LOWEST_HEALTHY_BMI) alarms.push('UNDERWEIGHT')
  const earlier = TENTH.weeksBefore.flatMap((weeks) => levelOn(weighIns, today - 7 * weeks) ?? [])
  const heavier = earlier.filter(({ weight }) => now.weight < (1 - TENTH.share) * weight).length
  if (heavier > 0 && heavier >= Math.min(TENTH.shown, earlier.length)) alarms.push('LOST_TENTH')
  const before = levelOn(weighIns, now.day - FORTNIGHT + Math.min(3, today - now.day))
  if (before === null || before.day >= now.day) return alarms
  const lost = before.weight - now.weight - Math.max(0, waterSince(before.day)) - CHANCE * now.weight
  const weeks = (now.day - before.day) / 7
  if (lost > weeks * fastestWeek(body, now.weight)) alarms.push('TOO_FAST')
  if (lost > 0 && index < NEAR_LOWEST_BMI) alarms.push('NEAR_UNDERWEIGHT')
  return alarms
}
