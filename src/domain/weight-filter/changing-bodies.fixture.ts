import { bodyOf } from '#domain/body/people.example.ts'
import { casesOf } from '#domain/extent.fixture.ts'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import type { Reading, WeighingHistory } from './weighing-history.ts'
import { estimateWeight } from './weight-estimate.ts'

export const WEEKS = 10
export const SPEEDS = [0, 0.5, 1, 1.5, 1.8, 2.2, 2.5, 3, 4]
const SIZES = [
  { weight: 50, height: 158 },
  { weight: 64, height: 168 },
  { weight: 85, height: 175 },
  { weight: 130, height: 182 },
] as const
export type Person = {
  readonly sex: 'FEMALE' | 'MALE'
  readonly weight: number
  readonly height: number
  readonly speed: number
}

/** Reproducible water of a day, kg: up to 0.75, without a trend. */
export const water = (day: number): number => 0.45 * Math.sin(day * 12.9898) + 0.3 * Math.cos(day * 2.2)
export const truth = ({ weight, speed }: Person, day: number): number => weight * (1 + speed / 100) ** (day / 7)

export type Falsify = (weight: number, day: number, index: number) => number

/** The log of a person who changes at a steady speed, per cent a week, and weighs every so many days. */
export function logOf(person: Person, every: number, falsify: Falsify = (weight) => weight): WeighingHistory {
  const body = bodyOf(person.sex, 35, person.height, person.weight, 1.5)
  const readings: Reading[] = []
  for (let day = 0; day <= 7 * WEEKS; day += every) {
    const own = truth(person, day) + water(day)
    readings.push({ day: days(day), weight: kg(Math.round(10 * falsify(own, day, readings.length)) / 10) })
  }
  const stages = [{ fromDay: days(0), intake: kcalPerDay(Math.round(0.8 * body.expenditure)) }]
  return { body, weekday: 2, stages, readings, events: [], today: days(7 * WEEKS) }
}

/** How far the estimate of each week from the second on was off, kg: made on the last weighing day of the week. */
export function errorsOf(person: Person, history: WeighingHistory): readonly number[] {
  const weighing = history.readings.filter(({ day }) => day >= 14).map(({ day }) => day)
  const ends = weighing.filter(
    (day, index) => Math.floor((weighing[index + 1] ?? 7 * WEEKS + 7) / 7) > Math.floor(day / 7),
  )
  return ends.map((today) => estimateWeight({ ...history, today }, days(0)).today.weight - truth(person, today))
}

const people: readonly Person[] = SPEEDS.flatMap((fast) =>
  (fast === 0 ? [0] : [-fast, fast]).flatMap((speed) =>
    SIZES.flatMap((size) => (['FEMALE', 'MALE'] as const).map((sex) => ({ ...size, sex, speed }))),
  ),
)
/** Some of the people by day, all of them when everything is enumerated. */
export const some = people.filter((_, index) => index % casesOf(7, 1) === 0)

export const largest = (errors: readonly number[]): number => Math.max(...errors.map(Math.abs))

/**
 * A log after the question whose readings those are: “not me” deletes all that are asked about, “mine” confirms them. The
 * answer is true of most of them.
 */
export function answered(history: WeighingHistory, isOther: (index: number) => boolean): WeighingHistory {
  const { readings } = estimateWeight(history, days(0))
  const doubted = new Set<number>(readings.flatMap(({ day, doubt }) => (doubt === null ? [] : [day])))
  const asked = history.readings.flatMap(({ day }, index) => (doubted.has(day) ? [index] : []))
  const isMine = asked.filter((index) => !isOther(index)).length > asked.length / 2
  return {
    ...history,
    readings: isMine
      ? history.readings.map((reading) => (doubted.has(reading.day) ? { ...reading, confirmed: true } : reading))
      : history.readings.filter(({ day }) => !doubted.has(day)),
  }
}
