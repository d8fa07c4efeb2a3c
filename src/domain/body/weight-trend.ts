import { bmiOf, type Cm, type Days, days, type Fraction, fraction, type Kg, kg } from '#domain/units.ts'
import { LOWEST_HEALTHY_BMI } from './body-mass.ts'
import type { WaterPhase } from './course.ts'

/** A weight as shown by the scales. Days count from the start of the plan; earlier ones are negative. */
export type WeighIn = { readonly day: Days; readonly weight: Kg }

/** The mean of the weigh-ins of the seven days up to and including a day. */
export type Average = WeighIn & {
  readonly readings: number
  /**
   * The mean of their days, which is the day that the average stands for: the plan moves on within seven days, so it is
   * not the last one.
   */
  readonly middle: Days
}

const WEEK = 7
const SPAN = 3 * WEEK
/** How far the earlier average may lie from exactly three weeks ago: few people weigh themselves to the day. */
const SLACK = 5
/** The fastest weekly loss of any plan (`fastestWeek`), as a share of the weight. */
const FASTEST_WEEK = 0.01

/** A reason to talk to a doctor shown by the log: a weight below the healthy range, or one that falls too fast. */
export type TrendAdvice = 'UNDERWEIGHT' | 'TOO_FAST'

export type WeightTrend = {
  /** One for each weigh-in, oldest first. */
  readonly averages: readonly Average[]
  readonly latest: Average | null
  /** Share of the weight lost per week over the last three weeks; null if unknown. Gains are negative. */
  readonly weeklyLoss: Fraction | null
  readonly advice: TrendAdvice | null
}

/** The averages of a log in order of its days, which may hold decades. */
function averagesOf(ordered: readonly WeighIn[]): readonly Average[] {
  let first = 0
  let last = 0
  return ordered.map(({ day }) => {
    while ((ordered[first]?.day ?? day) <= day - WEEK) first += 1
    while ((ordered[last]?.day ?? Number.POSITIVE_INFINITY) <= day) last += 1
    const readings = last - first
    let [weights, onDays] = [0, 0]
    for (let index = first; index < last; index++) {
      weights += ordered[index]?.weight ?? 0
      onDays += ordered[index]?.day ?? 0
    }
    return { day: days(day), weight: kg(weights / readings), readings, middle: days(onDays / readings) }
  })
}

/** The average nearest to three weeks before another; null if none is near. */
function threeWeeksBefore(latest: Average, averages: readonly Average[]): Average | null {
  const off = ({ day }: Average) => Math.abs(latest.day - day - SPAN)
  return averages.filter((average) => off(average) <= SLACK).toSorted((a, b) => off(a) - off(b))[0] ?? null
}

/**
 * What a log of weights shows beyond single days. Water moves the scales from day to day, so everything is computed
 * from averages of seven days; water lost at the start of a plan does not count as a loss.
 */
export function weightTrend(weighIns: readonly WeighIn[], height: Cm, early: WaterPhase | null): WeightTrend {
  const averages = averagesOf(weighIns.toSorted((a, b) => a.day - b.day))
  const latest = averages.at(-1) ?? null
  const before = latest === null ? null : threeWeeksBefore(latest, averages)
  if (latest === null) return { averages, latest, weeklyLoss: null, advice: null }
  const isLight = bmiOf(latest.weight, height) < LOWEST_HEALTHY_BMI
  if (before === null) return { averages, latest, weeklyLoss: null, advice: isLight ? 'UNDERWEIGHT' : null }
  const water = early !== null && before.day < early.endDay && latest.day > 0 ? early.water : 0
  const lost = before.weight - latest.weight
  // Water explains at most the whole loss; it never turns one into a gain.
  const tissue = lost > 0 ? Math.max(0, lost - water) : lost
  const weeklyLoss = fraction(tissue / before.weight / ((latest.day - before.day) / WEEK))
  return {
    averages,
    latest,
    weeklyLoss,
    advice: isLight ? 'UNDERWEIGHT' : weeklyLoss > FASTEST_WEEK ? 'TOO_FAST' : null,
  }
}
