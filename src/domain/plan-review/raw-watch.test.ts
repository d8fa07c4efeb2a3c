import fc from 'fast-check'
import { expect, test } from 'vitest'
import { energyFloor } from '#domain/body/energy-target.ts'
import { bodyOf } from '#domain/body/people.example.ts'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { historyWith } from '#domain/weight-filter/histories.example.ts'
import { estimateWeight } from '#domain/weight-filter/weight-estimate.ts'
import { isForSafety } from './is-for-safety.ts'
import { remembered } from './remembered.ts'
import type { PastReview, ReviewInput } from './review-input.ts'
import { reviewBy, reviewPlan } from './review-plan.ts'
import { pastReview, reviewOf } from './reviews.example.ts'
import { alarmsOf } from './safety.ts'

const light = bodyOf('FEMALE', 35, 168, 64, 1.5)
const wobble = (day: number): number => 0.4 * Math.sin(day * 12.9898)

/** A review of the woman of 64 kg who weighs daily and changes by this many per cent a week. */
function losing(speed: number, today: number, other: Partial<ReviewInput> = {}): ReviewInput {
  const current = other.current ?? kcalPerDay(1650)
  const readings = Array.from({ length: today + 1 }, (_, day) => ({
    day: days(day),
    weight: kg(64 * (1 + speed / 100) ** (day / 7) + wobble(day)),
  }))
  const history = historyWith(today, { body: light, readings, stages: [{ fromDay: days(0), intake: current }] })
  return reviewOf(today, 0, { history, current, firstPlan: current, goal: kg(58), ...other })
}

test('a woman who loses 2.5 % a week is given more food, and from a tenth on held for a doctor', () => {
  expect(reviewPlan(losing(-2.5, 21)).decision).toMatchObject({ kind: 'RAISE', why: 'TOO_FAST' })
  expect(reviewPlan(losing(-2.5, 42)).decision).toMatchObject({ kind: 'HOLD', reason: 'LOST_TENTH' })
  expect(reviewPlan(losing(-2.5, 63)).decision).toMatchObject({ kind: 'HOLD', reason: 'UNDERWEIGHT' })
})

/** What is decided by an estimate that a fault has frozen at the weight of the start, or by a sound one. */
function decisionBy(today: number, { isFrozen, isWatched }: { isFrozen: boolean; isWatched: boolean }) {
  const input = losing(-2.5, today)
  const { history } = input
  const readings = history.readings.map(({ day }) => ({ day, weight: kg(64) }))
  const estimate = estimateWeight(isFrozen ? { ...history, readings } : history, days(0))
  if (isFrozen) expect(Math.abs(estimate.today.weight - 64)).toBeLessThan(0.5)
  return reviewBy(input, estimate, isWatched ? alarmsOf(history) : new Set()).decision
}

test.each([
  [21, { kind: 'RAISE', why: 'TOO_FAST' }],
  [49, { kind: 'HOLD', reason: 'LOST_TENTH' }],
  [63, { kind: 'HOLD', reason: 'UNDERWEIGHT' }],
])('on day %i the readings alone, or the estimate alone, are enough for %j', (today, decision) => {
  expect(decisionBy(today, { isFrozen: true, isWatched: true })).toMatchObject(decision)
  expect(decisionBy(today, { isFrozen: false, isWatched: false })).toMatchObject(decision)
  // With both ways broken nothing is seen, so that each of the two is what decided above.
  expect(isForSafety(decisionBy(today, { isFrozen: true, isWatched: false }))).toBe(false)
})

test('near the lowest healthy weight and falling, the plan is raised', () => {
  const past = [28, 35].map((day) => pastReview(day))
  const decision = reviewPlan(losing(-1.2, 120, { past })).decision
  expect(['RAISE', 'HOLD']).toContain(decision.kind)
  expect(decision.target).toBeGreaterThanOrEqual(1650)
})

test('whatever the readings do, nothing less is proposed while they fall too fast, and no target leaves what is plausible', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -4, max: -1.6, noNaN: true }),
      fc.integer({ min: 28, max: 70 }),
      fc.integer({ min: 1200, max: 2600 }).map(kcalPerDay),
      fc.boolean(),
      fc.boolean(),
      (speed, today, current, mayPropose, isKeptForGood) => {
        const { decision } = reviewPlan(losing(speed, today, { current, mayPropose, isKeptForGood }))
        expect(['RAISE', 'HOLD']).toContain(decision.kind)
        expect(decision.target).toBeGreaterThanOrEqual(Math.max(current, energyFloor.FEMALE))
        expect(decision.target).toBeLessThanOrEqual(Math.max(current, Math.ceil(1.26 * light.expenditure)))
      },
    ),
    { numRuns: 30 },
  )
})

test('a log that falls 2 % a week, whatever is eaten, does not drive the target beyond what a body can spend', () => {
  let current = kcalPerDay(1650)
  let past: readonly PastReview[] = []
  for (let week = 2; week <= 20; week++) {
    const review = reviewPlan(losing(-2, 7 * week, { current, past }))
    const { decision } = review
    expect(decision.kind === 'PROPOSE' && decision.proposed < current).toBe(false)
    current = decision.kind === 'PROPOSE' ? decision.proposed : decision.target
    past = [...past, remembered(days(7 * week), review, { answer: null, plateauAnswer: null })]
  }
  expect(current).toBeGreaterThan(1900)
  expect(current).toBeLessThan(1.26 * light.expenditure)
})

test('after a hold for a fast loss a member without proposals is asked once whether to continue', () => {
  const past = [pastReview(28, { kind: 'HOLD', doctor: 'TOO_FAST_AGAIN' })]
  const current = kcalPerDay(2150)
  expect(reviewPlan(losing(0, 84, { past, current, mayPropose: false })).decision).toMatchObject({ change: 'RESTART' })
})

test('readings that fall too fast are noticed although it is not known what was eaten', () => {
  const { history } = losing(-2.5, 42)
  expect([...alarmsOf({ ...history, stages: [] })]).toEqual([...alarmsOf(history)])
  expect(alarmsOf(history).size).toBeGreaterThan(0)
})
