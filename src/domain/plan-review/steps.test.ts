import fc from 'fast-check'
import { expect, test } from 'vitest'

import { days, kcalPerDay, kg } from '#domain/units.ts'
import { everyDay, historyWith, PLANNED, weighed, woman } from '#domain/weight-filter/histories.example.ts'
import { estimateWeight } from '#domain/weight-filter/weight-estimate.ts'
import type { Pace } from './choice.ts'
import type { PastReview, ReviewInput } from './review-input.ts'
import { reviewPlan } from './review-plan.ts'
import { pastReview, reviewOf } from './reviews.example.ts'
import { isArriving, LARGEST_STEP, stepTowards } from './steps.ts'
import { wantedTarget } from './wanted-target.ts'

/** Nothing is logged: what was chosen needs no readings. */
const unweighed = (current: number, other: Partial<ReviewInput>) => {
  const history = historyWith(28, { stages: [{ fromDay: days(0), intake: kcalPerDay(current) }] })
  return reviewPlan(reviewOf(28, 0, { history, current: kcalPerDay(current), isArriving: true, ...other }))
}

test('a step is never larger than 150 kcal, and arrives', () => {
  const energy = fc.integer({ min: 1200, max: 3500 }).map(kcalPerDay)
  fc.assert(
    fc.property(energy, energy, (current, wanted) => {
      const next = stepTowards(current, wanted)
      expect(Math.abs(next - current)).toBeLessThanOrEqual(LARGEST_STEP)
      expect(Math.abs(wanted - next)).toBe(Math.max(0, Math.abs(wanted - current) - LARGEST_STEP))
    }),
    { numRuns: 100, seed: 1 },
  )
})

test.each([
  ['keeping the weight', PLANNED, { aim: 'KEEP' }, 'KEEPING', PLANNED + 150],
  ['a slow pace', PLANNED - 100, { pace: 'SLOW' }, 'LOSING', null],
  ['losing', PLANNED + 500, {}, 'LOSING', PLANNED + 350],
] as const)('%s that was chosen is approached in steps, without readings', (_, current, other, why, target) => {
  const { decision, isSteered } = unweighed(current, other)
  expect(decision).toMatchObject({ kind: 'STEP', why, ...(target === null ? {} : { target }) })
  expect(isSteered).toBe(true)
  expect(unweighed(current, { ...other, isArriving: false }).decision.kind).toBe('KEEP')
})

test('a slow pace keeps 60 % of the deficit of the usual one', () => {
  const history = historyWith(28)
  const estimate = estimateWeight(history, days(0))
  const deficit = (pace: Pace) =>
    estimate.formulaMaintenance - wantedTarget(history.body, estimate, 'LOSE', pace).byFormula
  expect(deficit('USUAL')).toBeGreaterThan(300)
  expect(deficit('SLOW') / deficit('USUAL')).toBeCloseTo(0.6, 6)
})

test('nothing gets less by choice at the goal, or near the lowest healthy weight', () => {
  expect(unweighed(PLANNED + 500, { goal: kg(90) }).decision.kind).toBe('KEEP')
  const history = historyWith(84, { readings: weighed(woman, -900, everyDay, 84) })
  const decision = reviewPlan(reviewOf(84, 0, { history, current: kcalPerDay(2600), isArriving: true })).decision
  expect(decision.kind === 'STEP' && decision.target < 2600).toBe(false)
})

test('below the corridor of a goal nothing gets less, by choice or by proposal, however fast the weight comes back', () => {
  for (const beside of [0, 600, 1500])
    for (const current of [2200, 2700, 3200]) {
      const stages = [{ fromDay: days(0), intake: kcalPerDay(current) }]
      // She weighs about 80 kg after eating as planned, and up to 3 kg more.
      const history = historyWith(84, { stages, readings: weighed(woman, 440 + beside, everyDay, 84) })
      const goal = kg(estimateWeight(history, days(0)).today.weight + 2)
      for (const aim of ['KEEP', 'LOSE'] as const)
        for (const isArriving of [true, false]) {
          const { decision } = reviewPlan(
            reviewOf(84, 0, { history, aim, isArriving, goal, current: kcalPerDay(current) }),
          )
          const next = decision.kind === 'PROPOSE' ? decision.proposed : decision.target
          expect(next, JSON.stringify({ beside, current, aim, isArriving, decision })).toBeGreaterThanOrEqual(current)
        }
    }
})

const past = (kind: PastReview['kind'], answer: PastReview['answer'] = null) => pastReview(7, { kind, answer })
const held = (doctor: PastReview['doctor']) => pastReview(14, { kind: 'HOLD', doctor })

test.each([
  [[], true],
  [[past('STEP'), past('STEP')], true],
  [[past('STEP'), held('BREAK'), past('RAISE')], true],
  [[past('STEP'), held('PREGNANT_OR_BREASTFEEDING')], false],
  [[past('STEP'), held('EATING_DISORDER')], false],
  [[past('STEP'), held('TOO_FAST_AGAIN')], false],
  [[past('STEP'), past('KEEP')], false],
  [[past('STEP', 'KEEP')], false],
  [[past('PROPOSE', 'YES')], false],
] as const)('a choice is on its way until the plan was left as it is: case %#', (since, expected) => {
  expect(isArriving(since)).toBe(expected)
})

test('at a goal the food goes up in steps that are told, then nothing is asked around it, and leaving it asks', () => {
  const reviewAt = (current: number, beside: number, goal: number, other: Partial<ReviewInput> = {}) => {
    const stages = [{ fromDay: days(0), intake: kcalPerDay(current) }]
    // She weighs about 80 kg and needs about 2,240 kcal a day to hold that.
    const readings = weighed(woman, 440 + beside, everyDay, 84)
    const history = historyWith(84, { stages, readings })
    return reviewPlan(reviewOf(84, 0, { history, aim: 'KEEP', current: kcalPerDay(current), goal: kg(goal), ...other }))
  }
  expect(reviewAt(1900, 0, 80.5).decision).toMatchObject({ kind: 'STEP', why: 'KEEPING', target: 2050 })
  const held = pastReview(77, { kind: 'STEP', answer: 'KEEP' })
  expect(reviewAt(1900, 0, 80.5, { past: [held] }).decision).toMatchObject({ why: { kind: 'FITS' } })
  expect(reviewAt(2240, 0, 79).decision).toMatchObject({ why: { kind: 'FITS' } })
  expect(reviewAt(2600, 0, 79).decision).toMatchObject({ why: { kind: 'FITS' } })
  expect(reviewAt(2240, 0, 76).decision).toMatchObject({ kind: 'PROPOSE', change: 'LOSE_AGAIN' })
})
