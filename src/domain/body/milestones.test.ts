import { expect, test } from 'vitest'
import { cm, days, kg } from '#domain/units.ts'
import { firstReached, isTenDayBest, namesClass, reachedOn, type Way } from './milestones.ts'

/** At 168 cm the body mass index is 30 at 84.7 kg and 25 at 70.6 kg. */
const way = (now: number, other: Partial<Way> = {}): Way => ({
  start: kg(90),
  now: kg(now),
  goal: kg(70),
  height: cm(168),
  units: 'metric',
  ...other,
})

test.each([
  [way(89.1), []],
  [way(89), ['FIRST_KG']],
  [way(89.4, { units: 'imperial' }), ['FIRST_LB']],
  [way(85.5), ['FIVE_PERCENT']],
  [way(84.6), ['FIVE_PERCENT', 'BMI_30']],
  [way(80), ['FIVE_PERCENT', 'HALF_WAY', 'BMI_30']],
  // All of the way is more than half.
  [way(70), ['FIVE_PERCENT', 'BMI_30', 'BMI_25']],
  // Where the plan began is no milestone.
  [way(83, { start: kg(84.5) }), ['FIRST_KG']],
  [way(92), []],
])('case %#', (at, expected) => {
  expect(reachedOn(at)).toEqual(expected)
})

test.each([
  [[80, 79.8, 79.9, 79.7], true],
  [[80, 79.8, 79.9, 79.8], false],
  [[80, 79.9, 79.7], false],
])('the lowest of ten days needs three others: %j', (weights, expected) => {
  const weighIns = weights.map((weight, index) => ({ day: days(20 - weights.length + 1 + index), weight: kg(weight) }))
  expect(isTenDayBest(weighIns, 20)).toBe(expected)
  expect(isTenDayBest(weighIns, 21)).toBe(false)
})

test('a milestone is reached on the first day of a course that is so low', () => {
  const course = [90, 89.2, 88.9, 88, 88.8].map((mass, day) => ({ day, kg: mass }))
  expect(firstReached('FIRST_KG', way(88), course)?.day).toBe(2)
  expect(firstReached('FIVE_PERCENT', way(88), course)).toBeUndefined()
  expect(firstReached('TEN_DAY_BEST', way(88), course)).toBeUndefined()
})

test.each([
  ['BMI_40', 40],
  ['BMI_35', 35],
  ['BMI_30', 30],
  ['BMI_25', 25],
] as const)('%s is reached at exactly that index, and only from above', (kind, index) => {
  // At 200 cm the weight is four times the index.
  const reached = (now: number, start = 4 * index + 3) =>
    reachedOn(way(now, { start: kg(start), goal: kg(60), height: cm(200) })).includes(kind)
  expect([reached(4 * index + 0.1), reached(4 * index), reached(4 * index - 1)]).toEqual([false, true, true])
  expect(reached(4 * index - 1, 4 * index)).toBe(false)
  expect(namesClass(kind)).toBe(true)
})

test('the first kilogram and pound, five per cent and half of the way are no names of a class', () => {
  for (const kind of ['FIRST_KG', 'FIRST_LB', 'FIVE_PERCENT', 'HALF_WAY', 'TEN_DAY_BEST'] as const)
    expect(namesClass(kind)).toBe(false)
})

test('half of the way is reached at its middle, and is none at the goal', () => {
  const half = (now: number) => reachedOn(way(now)).includes('HALF_WAY')
  expect([80.1, 80, 70.1, 70].map(half)).toEqual([false, true, true, false])
})

test('ten days are today and nine before, of which three have a reading', () => {
  const best = (...ago: readonly number[]) =>
    isTenDayBest(
      [{ day: days(20), weight: kg(79) }, ...ago.map((day) => ({ day: days(20 - day), weight: kg(80) }))],
      20,
    )
  expect([best(1, 5, 9), best(1, 5, 10), best(1, 5), best(1, 2, 3, 4)]).toEqual([true, false, false, true])
})
