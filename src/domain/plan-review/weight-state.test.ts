import { expect, test } from 'vitest'
import { bodyOf } from '#domain/body/people.example.ts'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { historyWith } from '#domain/weight-filter/histories.example.ts'
import { estimateWeight } from '#domain/weight-filter/weight-estimate.ts'
import { alarmsOf } from './safety.ts'
import { weightState } from './weight-state.ts'

const START = 80

/** The state of somebody of 80 kg who changes by so many kilograms a week up to a day, weighed every so many days. */
function stateOf(aWeek: number, today = 70, every = 1, until = today) {
  const readings = Array.from({ length: Math.floor(today / every) + 1 }, (_, at) => at * every).map((day) => ({
    day: days(day),
    weight: kg(START + (aWeek * Math.min(day, until)) / 7 + 0.3 * Math.sin(day * 12.9898)),
  }))
  const body = bodyOf('FEMALE', 40, 168, START, 1.5)
  const stages = [{ fromDay: days(0), intake: kcalPerDay(1800) }]
  const history = historyWith(today, { body, readings, stages })
  return weightState(history, estimateWeight(history, days(0)), alarmsOf(history))
}

test.each([
  [0.45, 'RISING'],
  [0.25, 'RISING'],
  [0, 'STEADY'],
  [-0.4, 'FALLING'],
  [-1.6, 'TOO_FAST'],
] as const)('%d kg a week is %s, daily or twice a week', (aWeek, state) => {
  expect(stateOf(aWeek)).toBe(state)
  expect(stateOf(aWeek, 70, 3)).toBe(state)
})

test('a gain of six kilograms in 24 weeks is called rising in every week from the fifth on', () => {
  for (let week = 5; week <= 24; week++) expect(stateOf(0.25, 7 * week)).toBe('RISING')
})

test.each([-0.15, -0.3, -0.5])(
  '%d kg a week until the ninth week is no longer called falling three weeks later',
  (aWeek) => {
    for (const every of [1, 2, 3]) expect(stateOf(aWeek, 12 * 7, every, 9 * 7)).toBe('STEADY')
  },
)

test('a slow loss that is over is not called falling because of the weeks before', () => {
  for (const every of [1, 2]) expect(stateOf(-0.15, 11 * 7, every, 9 * 7)).toBe('STEADY')
})

test('a weight that has not fallen since the start is not called falling, whatever the plan expects', () => {
  for (const every of [1, 2, 3]) {
    expect(stateOf(0.4, 14, every)).not.toBe('FALLING')
    expect(stateOf(-0.6, 14, every)).toBe('FALLING')
  }
})

test('without two weeks and three readings in four weeks it is unknown', () => {
  expect(stateOf(-0.4, 10)).toBe('UNKNOWN')
  expect(stateOf(-0.4, 70, 35)).toBe('UNKNOWN')
})
