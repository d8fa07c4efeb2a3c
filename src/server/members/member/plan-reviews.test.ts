import { expect, test } from 'vitest'
import type { DecisionView } from '#domain/api/member/review.ts'
import { kcalPerDay } from '#domain/units.ts'
import { foreseenEnergy, isChange, reviewedEnergy, type StoredReview } from './plan-reviews.ts'

const reviewOf = (decision: DecisionView, answer: StoredReview['answer'] = null): StoredReview => ({
  week: 4,
  forWeek: 5,
  reviewedOn: '2026-11-21',
  reviewedAt: new Date('2026-11-21T08:00:00Z'),
  before: kcalPerDay(1800),
  decision,
  isSteered: true,
  evidence: { offsetLately: { mean: 0 }, offsetBand: { low: -90, high: 90 }, readingsUsed: 12 },
  answer,
  answerFromWeek: answer === null ? null : 5,
  plateauAnswer: null,
})
const raise = (lowest: number): DecisionView => ({ kind: 'RAISE', target: 2145, lowest, why: 'BELOW_GOAL' })
const step: DecisionView = { kind: 'STEP', target: 1950, towards: 2230, why: 'KEEPING' }
const proposal: DecisionView = { kind: 'PROPOSE', target: 1800, proposed: 1700, change: 'DOWN', bound: null }

test.each([
  ['a raise', reviewOf(raise(1200)), 2145],
  ['a raise that was taken back', reviewOf(raise(1200), 'KEEP'), 1800],
  ['a raise that was taken back as far as is safe', reviewOf(raise(1900), 'KEEP'), 1900],
  ['a proposal without an answer', reviewOf(proposal), 1800],
  ['a proposal that was agreed to', reviewOf(proposal, 'YES'), 1700],
  ['a step to what was chosen', reviewOf(step), 1950],
  ['a step that the member did not want', reviewOf(step, 'KEEP'), 1800],
  ['a hold', reviewOf({ kind: 'HOLD', target: 2200, reason: 'SURGERY' }), 2200],
])('%s is a change only if it leads to a different target', (_, review, energy) => {
  expect(reviewedEnergy([review], 5)).toBe(energy)
  expect(isChange(review)).toBe(energy !== 1800)
})

test('a forecast expects the steps that are still to come', () => {
  const energies = (review: StoredReview) => [5, 6, 7, 8].map((week) => foreseenEnergy([review], week))
  expect(energies(reviewOf(step))).toEqual([1950, 2100, 2230, 2230])
  expect(energies(reviewOf(step, 'KEEP'))).toEqual([1800, 1800, 1800, 1800])
  expect(energies(reviewOf(proposal))).toEqual([1800, 1800, 1800, 1800])
})
