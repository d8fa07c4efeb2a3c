import { expect, test } from 'vitest'
import { days, kg, kgToPounds } from '#domain/units.ts'
import { answered, errorsOf, type Falsify, largest, logOf, some, truth } from './changing-bodies.fixture.ts'
import { estimateWeight } from './weight-estimate.ts'

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

test('once the readings of somebody else for a week are deleted, the estimate is within 1.5 kg', () => {
  const isOther = (index: number) => index >= 35 && index < 42
  const far = some.filter((person) => {
    const history = logOf(person, 1, (weight, _, index) => (isOther(index) ? weight + 18 : weight))
    return largest(errorsOf(person, answered(history, isOther))) > 1.5
  })
  expect(far).toEqual([])
})
