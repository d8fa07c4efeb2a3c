import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cm, days, kg } from '#domain/units.ts'
import { anyActivity, woman80 } from './people.example.ts'
import { type Person, safetyGate, type Wish } from './safety-gate.ts'

const goal = (kilos: number, inDays?: number): Wish =>
  inDays === undefined ? { goalWeight: kg(kilos) } : { goalWeight: kg(kilos), event: { inDays: days(inDays) } }
const slim: Person = { ...woman80, weight: kg(50) }
const small: Person = {
  sex: 'FEMALE',
  age: 60,
  height: cm(140),
  weight: kg(48),
  activity: { typicalDay: 'MOSTLY_SITTING', oftenExercise: 'NEVER', feelAfterTakingStairs: 'SLIGHTLY_WINDED' },
}

test.each<[string, Person, Wish, string]>([
  ['a height in inches', { ...woman80, height: cm(65) }, goal(65), 'INPUT_IMPLAUSIBLE'],
  ['no goal at all', woman80, goal(Number.NaN), 'INPUT_IMPLAUSIBLE'],
  ['a thin woman, whatever her goal', slim, goal(45), 'UNDERWEIGHT_NOW'],
  ['a thin woman who wants to gain', slim, goal(60), 'UNDERWEIGHT_NOW'],
  ['a goal below the healthy range', woman80, goal(50.3), 'GOAL_UNDERWEIGHT'],
  ['a goal at present', woman80, goal(79.6), 'NO_LOSS_WANTED'],
  ['a goal above', woman80, goal(95), 'NO_LOSS_WANTED'],
  ['a body that hardly needs more than the floor', small, goal(42), 'DEFICIT_TOO_SMALL'],
  ['an event in a month', woman80, goal(65, 30), 'EVENT_TOO_SOON'],
  ['an event that comes before a far goal', { ...woman80, weight: kg(170) }, goal(55, 100), 'EVENT_TOO_SOON'],
  ['a goal beyond two years', { ...woman80, weight: kg(170) }, goal(55), 'FAR_GOAL'],
  ['an event in good time', woman80, goal(75, 200), 'OK'],
  ['an event today', woman80, goal(65, 0), 'OK'],
  ['an event in three years', woman80, goal(65, 1000), 'OK'],
  ['no event', woman80, { goalWeight: kg(65), event: null }, 'OK'],
])('%s', (_, person, wish, code) => {
  expect(safetyGate(person, wish).code).toBe(code)
})

test('the lowest healthy goal is offered, and is then accepted', () => {
  const lighter: Person = { ...woman80, weight: kg(60) }
  expect(safetyGate(lighter, goal(45))).toMatchObject({ code: 'GOAL_UNDERWEIGHT', minGoal: 50.4 })
  expect(safetyGate(lighter, goal(50.4)).code).toBe('OK')
})

test('a wish to gain is distinguished from a wish to stay', () => {
  expect(safetyGate(woman80, goal(95))).toMatchObject({ gainWanted: true })
  expect(safetyGate(woman80, goal(80.3))).toMatchObject({ gainWanted: false })
})

test('the intake that a wish for an event would require is returned', () => {
  const hard = safetyGate(woman80, goal(70, 90))
  expect(hard).toMatchObject({ code: 'EVENT_TOO_SOON', neededIntake: expect.any(Number) })
  expect(safetyGate(woman80, goal(60, 20))).toMatchObject({ code: 'EVENT_TOO_SOON', neededIntake: null })
})

test('any numbers get an answer', () => {
  const number = fc.double()
  fc.assert(
    fc.property(number, number, number, number, anyActivity, (height, weight, goalWeight, inDays, activity) => {
      const person: Person = { sex: 'MALE', age: 45, height: cm(height), weight: kg(weight), activity }
      expect(safetyGate(person, goal(goalWeight, inDays)).code).toMatch(/^[A-Z_]+$/)
    }),
    { seed: 1 },
  )
})

test('the goal is in time on the day of the event and too late a day after it', () => {
  const free = safetyGate(woman80, goal(75))
  const goalDay = free.code === 'OK' ? free.goalDay : 0
  expect(safetyGate(woman80, goal(75, goalDay))).toMatchObject({ code: 'OK', goalDay })
  expect(safetyGate(woman80, goal(75, goalDay - 1)).code).toBe('EVENT_TOO_SOON')
})
