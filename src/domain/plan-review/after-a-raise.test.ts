import { expect, test } from 'vitest'
import { kcalPerDay, kg } from '#domain/units.ts'
import { reviewPlan } from './review-plan.ts'
import { pastReview, reviewOf } from './reviews.example.ts'

const TODAY = 84
/** She eats 250 kcal beside the plan, so that less is proposed. */
const decisionAfter = (past: Parameters<typeof reviewOf>[2]) => reviewPlan(reviewOf(TODAY, 250, past)).decision

test.each([1, 2])('in the %i weeks after a raise for safety nothing less is proposed', (weeks) => {
  expect(decisionAfter({ past: [] })).toMatchObject({ kind: 'PROPOSE', change: 'DOWN' })
  const raised = pastReview(TODAY - 7 * weeks, { kind: 'RAISE' })
  expect(decisionAfter({ past: [raised] })).toMatchObject({ kind: 'KEEP', why: { kind: 'ASKED_LATELY' } })
})

test('three weeks after a raise it is proposed again if the weight asks for it', () => {
  const raised = pastReview(TODAY - 21, { kind: 'RAISE' })
  expect(decisionAfter({ past: [raised] })).toMatchObject({ kind: 'PROPOSE', change: 'DOWN' })
})

test('two reviews that decide the same week give one step, and proposals too', () => {
  const chosen = { aim: 'KEEP', isArriving: true, goal: kg(75), current: kcalPerDay(1750) } as const
  const free = reviewPlan(reviewOf(TODAY, 0, chosen)).decision
  expect(free).toMatchObject({ kind: 'STEP', target: 1900 })
  const second = reviewPlan(reviewOf(TODAY, 0, { ...chosen, eaten: kcalPerDay(1600) })).decision
  expect(second).toMatchObject({ kind: 'STEP', target: 1750 })
  const proposed = decisionAfter({ past: [], eaten: kcalPerDay(reviewOf(TODAY, 0).current + 100) })
  expect(proposed.kind === 'PROPOSE' ? reviewOf(TODAY, 0).current - proposed.proposed : null).toBe(50)
})
