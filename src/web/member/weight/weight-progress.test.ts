import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LearntWeight } from '#domain/api/member/weights.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { addDays } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { layoutWeights } from './layout-weights.ts'
import { farSpan, nearSpan } from './plot-span.ts'
import { standingText } from './standing-text.ts'
import { reviewOf } from './weight-page.fixture.ts'
import { type WeightProgress, weightProgress } from './weight-progress.ts'
import { weightTable } from './weight-table.ts'

const START = '2026-11-21'
const settings = {
  mealsADay: 3,
  diets: [],
  restrictions: [],
  cookingSkill: 'BASIC',
  timeCooking: 'LESS_30_MINUTES',
  variety: 'BALANCED',
  shoppingDays: [],
  eaters: 1,
} as const
const memberIn = (units: UnitSystem, hero: object = {}) => ({
  hero: { ...exampleHero, ...hero },
  startsOn: START,
  settings: { ...settings, diets: [], restrictions: [], shoppingDays: [], units },
})
const logOf = (...weights: readonly (readonly [day: number, mass: number])[]) =>
  weights.map(([day, kg]) => ({ day: addDays(START, day), kg }))

function storyOf(log: ReturnType<typeof logOf>, units: UnitSystem = 'metric', hero: object = {}): WeightProgress {
  const progress = weightProgress(memberIn(units, hero), { weights: log }, addDays(START, 40))
  if (progress === null) throw new Error('The example should have a body.')
  return progress
}

const anyLog = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -30, max: 40 }), fc.integer({ min: 700, max: 850 })), {
    selector: ([day]) => day,
    maxLength: 25,
  })
  .map((entries) => logOf(...entries.toSorted(([a], [b]) => a - b).map(([day, tenths]) => [day, tenths / 10] as const)))

const withoutFigures = (text: string): string => text.replaceAll(/[\d.,–]+\u202f(?:kg|lb)/g, '#')

test('that the first days are water is said above the number of a change there', () => {
  const drawn = (from: number) => {
    const changes = [reviewOf({ kind: 'KEEP', target: 1800, why: { kind: 'FITS' } }, { from: addDays(START, from) })]
    const progress = weightProgress(memberIn('metric'), { weights: logOf([0, 80]) }, addDays(START, 40), { changes })
    if (progress === null) throw new Error('The example should have a body.')
    return layoutWeights(progress, nearSpan(progress)).early?.words.y ?? Number.NaN
  }
  expect(drawn(7)).toBeLessThan(drawn(35))
})

test('the same log gives the same texts in kilograms and in pounds', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const [metric, imperial] = [storyOf(log, 'metric'), storyOf(log, 'imperial')]
      const [inKilograms, inPounds] = [standingText(metric), standingText(imperial)]
      expect(inPounds.title).toBe(inKilograms.title)
      expect(withoutFigures(inPounds.text)).toBe(withoutFigures(inKilograms.text))
      expect(imperial.trend).toEqual(metric.trend)
    }),
  )
})

test.each([
  ['nothing logged', logOf(), 'Where you start'],
  ['a weight before the plan', logOf([-3, 81]), 'Logged before your plan'],
  ['the first days', logOf([0, 80], [3, 78.8]), 'These are the first days'],
  ['on the way', logOf([34, 77.6], [37, 77.5], [40, 77.5]), 'You’re where the forecast expects you'],
  ['lighter', logOf([34, 73], [37, 73], [40, 73]), 'You’re lighter than the forecast'],
  ['heavier', logOf([34, 82], [37, 82], [40, 82]), 'You’re above the forecast'],
])('%s', (_, log, title) => {
  expect(standingText(storyOf(log)).title).toBe(title)
})

test('a single reading is pointed out', () => {
  expect(standingText(storyOf(logOf([40, 82]))).text).toContain('one reading only')
  expect(standingText(storyOf(logOf([38, 82], [40, 82]))).text).not.toContain('one reading only')
})

test('a member with nothing to lose is told whether the weight holds', () => {
  const progress = storyOf(logOf([34, 60.5], [40, 61]), 'metric', { weight: 60, goalWeight: 60 })
  expect(progress.aim).toBe('KEEP')
  expect(standingText(progress).title).toBe('Your weight is holding')
})

test('without a height there is no progress', () => {
  expect(weightProgress(memberIn('metric', { height: undefined }), { weights: logOf([0, 80]) }, START)).toBeNull()
})

test('everything lies within the drawing, for any log and either view', () => {
  fc.assert(
    fc.property(anyLog, fc.constantFrom('metric' as const, 'imperial' as const), (log, units) => {
      const progress = storyOf(log, units)
      for (const span of [nearSpan(progress), farSpan(progress)]) {
        if (span === null) continue
        const { dots, band, plan, average, yTicks, latest } = layoutWeights(progress, span)
        expect(`${band}${plan}${average}`).not.toMatch(/NaN|Infinity/)
        for (const { x, y } of [...dots, ...(latest === null ? [] : [latest])]) {
          expect(x).toBeGreaterThanOrEqual(37.9)
          expect(x).toBeLessThanOrEqual(332.1)
          expect(y).toBeGreaterThanOrEqual(29.9)
          expect(y).toBeLessThanOrEqual(224.1)
        }
        expect(dots).toHaveLength(log.length)
        expect(yTicks.length).toBeGreaterThan(1)
      }
    }),
  )
})

const learntOf = (state: LearntWeight['state']): LearntWeight => ({
  course: [0, 4, 40].map((day) => ({ day, kg: 83 - day / 10, sd: 0.4 })),
  today: 40,
  state,
  doubts: [],
  readings: 2,
  offset: { energy: -900, low: -1000, high: -800 },
  goal: null,
  startUnlikely: false,
})

test('the estimate is drawn from the first weight on: before it there is only what the model infers', () => {
  const log = logOf([4, 79.6], [40, 79])
  const progress = weightProgress(memberIn('metric'), { weights: log, learnt: learntOf('FALLING') }, addDays(START, 40))
  if (progress === null) throw new Error('The example should have a body.')
  const { learnt, dots } = layoutWeights(progress, nearSpan(progress))
  const begins = (drawn: string | undefined) => Number(/^M([\d.]+)/.exec(drawn ?? '')?.[1])
  expect(begins(learnt?.line)).toBeCloseTo(dots[0]?.x ?? Number.NaN, 1)
  expect(begins(learnt?.band)).toBeCloseTo(dots[0]?.x ?? Number.NaN, 1)
})

test('the table has a row for each weight, newest first, and compares with the plan from its start', () => {
  const rows = weightTable(storyOf(logOf([-2, 80.4], [10, 79])))
  expect(rows.map(([day, logged, , plan]) => [day, logged, plan === '–'])).toEqual([
    ['December 1, 2026', '79.0\u202fkg', false],
    ['November 19, 2026', '80.4\u202fkg', true],
  ])
})

test('a member sees the forecast that a visitor with the same answers sees', () => {
  const told = heroForecast(exampleHero, START)
  if (told === 'incomplete' || !('days' in told)) throw new Error('The example should have a course.')
  expect(storyOf(logOf()).course).toEqual(told.days)
})
