import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerProblems } from '#domain/answer-problems.ts'
import { lowestHealthyGoal } from '#domain/body/body-mass.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { cm } from '#domain/units.ts'
import { wholeMassUp } from '#web/words/measures.ts'
import { measureOf, measureProblem, textOf } from './measure.ts'
import { bodyMassWords, missingNumber } from './measure-words.ts'

test('numbers are read with a point or a comma, and nothing else is a number', () => {
  expect(measureOf('weight', { main: '80,5', inches: '' }, 'metric')).toBe(80.5)
  for (const main of ['', ' ', 'eighty', '8e1', '-80', '80kg', '1/2']) {
    expect(measureOf('weight', { main, inches: '' }, 'metric')).toBeNull()
  }
})

test('feet and inches are converted to centimetres, and the inches may be left out', () => {
  expect(measureOf('height', { main: '5', inches: '7' }, 'imperial')).toBe(170.18)
  expect(measureOf('height', { main: '6', inches: '' }, 'imperial')).toBe(182.88)
  expect(measureOf('height', { main: '5', inches: 'x' }, 'imperial')).toBeNull()
})

test('inches are rounded up to a foot, never shown as 12', () => {
  expect(textOf('height', 182.8, 'imperial')).toEqual({ main: '6', inches: '0' })
})

test('a weight typed in pounds or kilograms is shown again as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 800, max: 6600 }), fc.constantFrom('metric', 'imperial'), (tenths, units) => {
      const typed = String(tenths / 10)
      const value = measureOf('weight', { main: typed, inches: '' }, units)
      expect(value).not.toBeNull()
      expect(textOf('weight', value ?? 0, units).main).toBe(typed)
    }),
  )
})

test('feet and inches are shown again as they were typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 7 }), fc.integer({ min: 0, max: 11 }), (feet, inches) => {
      const text = { main: String(feet), inches: String(inches) }
      expect(textOf('height', measureOf('height', text, 'imperial') ?? 0, 'imperial')).toEqual(text)
    }),
  )
})

test.each([
  ['height', null, missingNumber],
  ['height', 80, 'Please check your height: we can plan for 130 to 230 cm.'],
  ['height', 170, null],
  ['weight', 20, 'Please check your weight: we can plan for 35 to 300 kg.'],
  ['weight', 250, answerProblems.BODY_IMPLAUSIBLE.say],
  ['weight', 80, null],
  ['goalWeight', 1000, answerProblems.GOAL_IMPLAUSIBLE.say],
  ['goalWeight', 50, answerProblems.GOAL_UNDERWEIGHT.say],
  ['goalWeight', 68, null],
] as const)('%s of %s', (key, value, says) => {
  expect(measureProblem(key, value, { ...exampleHero, height: 170 }, 'metric')?.toString() ?? null).toBe(says)
})

test.each(['metric', 'imperial'] as const)(
  'the goal that is offered instead is always accepted, in %s units',
  (units) => {
    for (let height = 130; height <= 230; height += 0.7) {
      const offered = wholeMassUp(lowestHealthyGoal(cm(height)), units)
      expect(measureProblem('goalWeight', offered, { ...exampleHero, height }, units)).toBeNull()
    }
  },
)

test('a visitor who measures in pounds and feet gets messages in pounds and feet', () => {
  expect(measureProblem('weight', 20, exampleHero, 'imperial')).toBe(
    'Please check your weight: we can plan for 78 to 661 lb.',
  )
  expect(measureProblem('height', 80, exampleHero, 'imperial')).toBe(
    'Please check your height: we can plan for 4 ft 3 in to 7 ft 6 in.',
  )
  for (const text of Object.values(bodyMassWords)) expect(text).not.toMatch(/kilo|\bkg\b/)
})
