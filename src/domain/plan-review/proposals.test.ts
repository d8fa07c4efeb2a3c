import { expect, test } from 'vitest'
import { kcalPerDay } from '#domain/units.ts'
import { historyWith, woman } from '#domain/weight-filter/histories.example.ts'
import { estimateOf } from './estimates.example.ts'
import { reviewBy } from './review-plan.ts'
import { reviewOf } from './reviews.example.ts'
import { wantedTarget } from './wanted-target.ts'

const TODAY = 56
const estimate = estimateOf(TODAY, () => 78)
const { intake: wanted, bound } = wantedTarget(woman, estimate, 'LOSE')

/** What is proposed to somebody whose plan has so much more than is wanted. */
function proposedFrom(beyond: number) {
  const energy = kcalPerDay(wanted + beyond)
  const input = reviewOf(TODAY, 0, { history: historyWith(TODAY), current: energy, firstPlan: energy })
  return reviewBy(input, estimate, new Set()).decision
}

test.each([
  [100, { change: 'DOWN', proposed: wanted, bound }],
  [90, { change: 'DOWN', proposed: wanted, bound }],
  [101, { change: 'DOWN', proposed: wanted + 1, bound: 'STEP' }],
  [400, { change: 'DOWN', proposed: wanted + 300, bound: 'STEP' }],
  [-90, { change: 'UP', proposed: wanted, bound: null }],
  [-150, { change: 'UP', proposed: wanted, bound: null }],
  [-151, { change: 'UP', proposed: wanted - 1, bound: 'STEP' }],
] as const)(
  'a plan with %i kcal more than is wanted is changed by a step at most, down by 100 and up by 150',
  (beyond, proposal) => {
    expect(proposedFrom(beyond)).toMatchObject({ kind: 'PROPOSE', ...proposal })
  },
)

test('a difference within the uncertainty of the estimate is left alone', () => {
  // 85 % of a standard deviation of 100 kcal.
  expect([84, -84].map((beyond) => proposedFrom(beyond).kind)).toEqual(['KEEP', 'KEEP'])
  expect([86, -86].map((beyond) => proposedFrom(beyond).kind)).toEqual(['PROPOSE', 'PROPOSE'])
})
