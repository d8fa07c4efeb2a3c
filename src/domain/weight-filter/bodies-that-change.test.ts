import { expect, test } from 'vitest'
import { bodyOf } from '#domain/body/people.example.ts'
import { casesOf } from '#domain/extent.fixture.ts'
import { days, kcalPerDay, kg, kgToPounds } from '#domain/units.ts'
import type { Reading, WeighingHistory } from './weighing-history.ts'
import { estimateWeight } from './weight-estimate.ts'

const WEEKS = 10
const SPEEDS = [0, 0.5, 1, 1.5, 1.8, 2.2, 2.5, 3, 4]
const SIZES = [
  { weight: 50, height: 158 },
  { weight: 64, height: 168 },
  { weight: 85, height: 175 },
  { weight: 130, height: 182 },
] as const
type Person = {
  readonly sex: 'FEMALE' | 'MALE'
  readonly weight: number
  readonly height: number
  readonly speed: number
}

/** Reproducible water of a day, kg: up to 0.75, without a trend. */
const water = (day: number): number => 0.45 * Math.sin(day * 12.9898) + 0.3 * Math.cos(day * 2.2)
const truth = ({ weight, speed }: Person, day: number): number => weight * (1 + speed / 100) ** (day / 7)

type Falsify = (weight: number, day: number, index: number) => number

/** The log of a person who changes at a steady speed, per cent a week, and weighs every so many days. */
function logOf(person: Person, every: number, falsify: Falsify = (weight) => weight): WeighingHistory {
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
function errorsOf(person: Person, history: WeighingHistory): readonly number[] {
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
const some = people.filter((_, index) => index % casesOf(7, 1) === 0)

const largest = (errors: readonly number[]): number => Math.max(...errors.map(Math.abs))

test('a woman who loses 2.5 % a week and weighs daily is believed', () => {
  const person = { sex: 'FEMALE', weight: 64, height: 168, speed: -2.5 } as const
  const history = logOf(person, 1)
  const { readings, today } = estimateWeight({ ...history, today: days(56) }, days(0))
  expect(readings.filter(({ doubt }) => doubt !== null)).toEqual([])
  expect(Math.abs(today.weight - truth(person, 56))).toBeLessThan(1)
  expect(largest(errorsOf(person, history))).toBeLessThan(1.5)
})

/** Largest error of an estimate, kg, by the days from one weigh-in to the next; every third day meets this water worst. */
test.each([
  [1, 1.5],
  [3, 1.65],
  [7, 1.5],
])('whatever the speed, the estimate is near the body: weighed every %i days, within %d kg', (every, within) => {
  const far = some.filter((person) => largest(errorsOf(person, logOf(person, every))) > within)
  expect(far).toEqual([])
})

const mixed: readonly (readonly [string, number, Falsify])[] = [
  ['another person for a day', 2, (weight, day) => (day === 33 || day === 35 ? weight + 18 : weight)],
  ['another person for a week', 2.5, (weight, day) => (day >= 35 && day < 42 ? weight + 18 : weight)],
  ['pounds for some days', 2.5, (weight, day) => (day >= 35 && day < 40 ? kgToPounds(kg(weight)) : weight)],
  ['kilograms converted twice', 2.5, (weight, day) => (day >= 35 && day < 40 ? weight / 2.2046 : weight)],
  ['a typing error', 1.65, (weight, day) => (day === 42 ? weight + 10 : weight)],
  ['heavier scales', 2.5, (weight, day) => (day >= 35 ? weight + 1 : weight)],
]

test.each(mixed)('the body is still found: %s', (_, within, falsify) => {
  for (const every of [1, 3]) {
    const far = some.filter((person) => largest(errorsOf(person, logOf(person, every, falsify))) > within)
    expect(far).toEqual([])
  }
})

test('two bodies on alternate days are told apart, and the one nearer to the answers is taken', () => {
  const heavier: Falsify = (weight, _, index) => (index % 2 === 1 ? weight + 6 : weight)
  // At 130 kg, 6 kg are less than two readings of one body may differ.
  const apart = some.filter(({ weight }) => weight < 100)
  const far = apart.filter((person) => largest(errorsOf(person, logOf(person, 1, heavier))) > 2.5)
  expect(far).toEqual([])
})

/** A log without the readings of others, as “not me” leaves it: all that were asked about are deleted. */
function answered(history: WeighingHistory): WeighingHistory {
  const { readings } = estimateWeight(history, days(0))
  const doubted = new Set<number>(readings.flatMap(({ day, doubt }) => (doubt === null ? [] : [day])))
  return { ...history, readings: history.readings.filter(({ day }) => !doubted.has(day)) }
}

const strangers: readonly (readonly [string, Falsify])[] = [
  ['for a week', (weight, day) => (day >= 35 && day < 42 ? weight + 18 : weight)],
  ['on alternate days', (weight, _, index) => (index % 2 === 1 ? weight + 6 : weight)],
]

test.each(strangers)(
  'once the readings of somebody else %s are deleted, the estimate is within 1.5 kg',
  (_, falsify) => {
    const apart = some.filter(({ weight }) => weight < 100)
    const far = apart.filter((person) => {
      const history = answered(logOf(person, 1, falsify))
      return largest(errorsOf(person, history)) > 1.5
    })
    expect(far).toEqual([])
  },
)
