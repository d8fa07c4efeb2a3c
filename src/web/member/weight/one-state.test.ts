import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goalModes } from '#domain/api/member/goal.ts'
import { type WeightState, weightStates } from '#domain/plan-review/weight-state.ts'
import { reviewText } from '#web/member/review/review-text.ts'
import { contradicting } from './weight-claims.fixture.ts'
import { goals, pageOf, reviews, TODAY, target } from './weight-page.fixture.ts'

test.each(weightStates)('on a page about a weight that is %s, no sentence claims anything else', (state) => {
  fc.assert(
    fc.property(reviews, fc.constantFrom(...goalModes), goals, (review, mode, goal) => {
      expect(contradicting(pageOf(state, review, mode, goal), state)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('no page says both that a loss is as planned and that a plan expected another', () => {
  const asked = reviews.filter(({ decision: { kind }, answer }) => kind === 'PROPOSE' && answer === null)
  fc.assert(
    fc.property(asked, (review) => {
      // A review proposes nothing if its offset is within 0.85 of the standard deviation.
      fc.pre(Math.abs(review.offset.energy) >= (0.85 * (review.offset.high - review.offset.low)) / 2.56)
      expect(pageOf('FALLING', review, 'LOSE', null).join(' ')).not.toMatch(/as planned/)
    }),
  )
})

test('while the weight falls too fast, the page asks for nothing less, and calls no loss slow', () => {
  fc.assert(
    fc.property(reviews, (review) => {
      const { decision, answer } = review
      const card = reviewText(review, { state: 'TOO_FAST', mode: 'LOSE', today: TODAY, units: 'metric' })
      if (decision.kind === 'PROPOSE' && answer === null && decision.proposed < target) expect(card).toBeNull()
      if (decision.kind === 'KEEP') expect(card).toBeNull()
    }),
  )
})

test('every state that is known is said on the page', () => {
  const review = fc.sample(reviews, 1)[0]
  if (review === undefined) throw new Error('There’s no review.')
  const fits = { ...review, decision: { kind: 'KEEP', target, why: { kind: 'FITS' } } } as const
  const said = (state: WeightState) => pageOf(state, fits, 'LOSE', null).join(' ')
  expect(said('RISING')).toMatch(/is rising/)
  expect(said('STEADY')).toMatch(/staying about the same/)
  expect(said('FALLING')).toMatch(/is falling/)
  expect(said('TOO_FAST')).toMatch(/falling faster than is safe/)
  // The diary is set beside a weight that does not fall.
  expect(said('RISING')).toContain(
    'Your diary has 1,900 kcal a day on 20 of the last 28 days, and your plan has 1,800.',
  )
  expect(said('FALLING')).not.toContain('diary')
})

/** What only a plan to lose may say. */
const ofLosing = /\breach|deficit|at the earliest|more than a year away|as planned|kept every day|no date for/

test.each(['KEEP', 'BREAK', 'PAUSE', 'HELD'] as const)('a plan whose mode is %s says nothing of a loss', (mode) => {
  const kept = reviews.filter(({ decision: { kind } }) => ['KEEP', 'STEP', 'HOLD'].includes(kind))
  fc.assert(
    fc.property(fc.constantFrom(...weightStates), kept, goals, (state, review, goal) => {
      for (const sentence of pageOf(state, review, mode, goal)) expect(sentence).not.toMatch(ofLosing)
    }),
    { numRuns: 200, seed: 7 },
  )
})

test('a proposal for a kept weight knows no deficit, whatever the weight does', () => {
  const lower = { kind: 'PROPOSE', target, proposed: 1700, change: 'DOWN', bound: null } as const
  fc.assert(
    fc.property(fc.constantFrom(...weightStates), reviews, (state, review) => {
      for (const sentence of pageOf(state, { ...review, decision: lower }, 'KEEP', null)) {
        expect(sentence).not.toMatch(ofLosing)
      }
    }),
    { numRuns: 200, seed: 7 },
  )
})
