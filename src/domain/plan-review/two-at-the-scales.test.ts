import { expect, test } from 'vitest'
import { days } from '#domain/units.ts'
import { logOf, type Person, water } from '#domain/weight-filter/changing-bodies.fixture.ts'
import { alarmsOf } from './safety.ts'

const HEIGHTS = { 50: 158, 64: 168, 85: 175, 130: 182 } as const

/** Days from one weigh-in to the next, and the day by which the readings alone have to show the loss. */
test.each([
  [1, 35],
  [3, 24],
  [7, 70],
] as const)('a fast loss is seen before anybody is asked whose readings these are: every %i days', (every, by) => {
  for (const weight of [50, 64, 85, 130] as const) {
    for (const speed of [-1.5, -2.5, -4]) {
      for (const gap of [6, -6]) {
        const person: Person = { sex: 'FEMALE', weight, height: HEIGHTS[weight], speed }
        for (const partner of [
          (own: number) => own + gap,
          (_: number, day: number) => weight + gap + water(day + 77),
        ]) {
          const history = logOf(person, every, (own, day, index) => (index % 2 === 1 ? partner(own, day) : own))
          const isSeen = history.readings.some(
            ({ day }) => day <= by && alarmsOf({ ...history, today: days(day) }).size > 0,
          )
          expect(isSeen, `${weight} kg, ${speed} % a week, ${gap} kg apart`).toBe(true)
        }
      }
    }
  }
})
