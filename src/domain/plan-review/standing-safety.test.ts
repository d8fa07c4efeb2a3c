import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf } from '#domain/body/people.example.ts'
import { bmiOf, days, kcalPerDay, kg } from '#domain/units.ts'
import { historyWith } from '#domain/weight-filter/histories.example.ts'
import { healthEvents } from '#domain/weight-filter/life-events.ts'
import { estimateWeight } from '#domain/weight-filter/weight-estimate.ts'
import { isForSafety } from './is-for-safety.ts'
import { remembered } from './remembered.ts'
import { reviewPlan } from './review-plan.ts'
import { pastReview, reviewOf } from './reviews.example.ts'
import { standingSafety } from './standing-safety.ts'

test('a hold for a health matter stands until the member agrees to go on', () => {
  const held = pastReview(7, { kind: 'HOLD', doctor: 'SURGERY' })
  const asked = pastReview(21, { kind: 'PROPOSE', proposed: kcalPerDay(1700) })
  expect(standingSafety([held])).toBe('HOLD')
  expect(standingSafety([held, pastReview(14), asked])).toBe('HOLD')
  expect(standingSafety([held, { ...asked, answer: 'KEEP' }])).toBe('HOLD')
  expect(standingSafety([held, { ...asked, answer: 'YES' }])).toBeNull()
})

test('a raise, and a hold for the weight itself, stand until a review decides otherwise', () => {
  const raised = pastReview(7, { kind: 'RAISE' })
  const light = pastReview(14, { kind: 'HOLD', doctor: 'UNDERWEIGHT' })
  expect(standingSafety([])).toBeNull()
  expect(standingSafety([raised])).toBe('RAISE')
  expect(standingSafety([raised, pastReview(14)])).toBeNull()
  expect(standingSafety([raised, light])).toBe('HOLD')
  expect(standingSafety([light, pastReview(21)])).toBeNull()
})

/** A log of somebody who changes by so many per cent a week, with or without a health matter. */
const anybody = fc.record({
  index: fc.double({ min: 18.2, max: 30, noNaN: true }),
  speed: fc.double({ min: -3, max: 1, noNaN: true }),
  today: fc.integer({ min: 14, max: 84 }),
  current: fc.integer({ min: 1200, max: 2600 }).map(kcalPerDay),
  event: fc.constantFrom(null, ...healthEvents),
  goalIndex: fc.double({ min: 18.5, max: 25, noNaN: true }),
})

test('no decision for safety, and nothing near the lowest healthy weight, is below what stands', () => {
  let safe = 0
  fc.assert(
    fc.property(anybody, ({ index, speed, today, current, event, goalIndex }) => {
      const height = 1.68
      const start = index * height * height
      const body = bodyOf('FEMALE', 35, 168, start, 1.5)
      const readings = Array.from({ length: today + 1 }, (_, day) => ({
        day: days(day),
        weight: kg(start * (1 + speed / 100) ** (day / 7) + 0.4 * Math.sin(day * 12.9898)),
      }))
      const events = event === null ? [] : [{ kind: event, from: days(today - 2), to: null }]
      const history = historyWith(today, { body, readings, events, stages: [{ fromDay: days(0), intake: current }] })
      const goal = kg(goalIndex * height * height)
      const input = reviewOf(today, 0, { history, current, firstPlan: current, goal })
      const review = reviewPlan(input)
      const { decision } = review
      const past = [remembered(days(today), review, { answer: null, plateauAnswer: null })]
      const least = decision.kind === 'PROPOSE' ? decision.proposed : decision.target
      if (event !== null) expect(decision.kind).toBe('HOLD')
      expect(standingSafety(past) !== null).toBe(isForSafety(decision))
      if (isForSafety(decision)) {
        safe++
        expect(decision.target).toBeGreaterThanOrEqual(current)
        if (decision.kind === 'RAISE') expect(decision.lowest).toBeGreaterThanOrEqual(current)
      }
      const { weight } = estimateWeight(history, days(0)).today
      if (bmiOf(weight, body.physique.height) < 19.5) expect(least).toBeGreaterThanOrEqual(current)
    }),
    { numRuns: 60 },
  )
  expect(safe).toBeGreaterThan(10)
})
