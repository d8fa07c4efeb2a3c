import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GoalMode, goalModes } from '#domain/api/member/goal.ts'
import type { ReviewView } from '#domain/api/member/review.ts'
import type { LearntWeight } from '#domain/api/member/weights.ts'
import { plateauAnswers } from '#domain/plan-review/review-input.ts'
import { type WeightState, weightStates } from '#domain/plan-review/weight-state.ts'
import { addDays } from '#domain/time.ts'
import { healthEvents } from '#domain/weight-filter/life-events.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { keepText } from '#web/member/review/keep-text.ts'
import { reviewText } from '#web/member/review/review-text.ts'
import { learntText } from './learnt-text.ts'
import { standingText } from './standing-text.ts'
import { weightProgress } from './weight-progress.ts'
import { adviceWords } from './weight-words.ts'

const TODAY = addDays(memberExample.startsOn, 40)
const target = 1800

const turn = fc.constantFrom(null, 0, 1, 2)
const keepReasons = fc.oneof(
  fc
    .constantFrom('FITS', 'NEAR_LOWEST', 'ASKED_LATELY', 'AWAY', 'EXPLAINED', 'KEPT_BY_MEMBER')
    .map((kind) => ({ kind })),
  fc.record({
    kind: fc.constantFrom('AT_LIMIT', 'RISES_AT_LIMIT'),
    bound: fc.constantFrom('FLOOR', 'CUT', 'PACE'),
    turn,
  }),
  fc.record({ kind: fc.constant('CUTS_DO_NOT_HELP' as const), isUnexplained: fc.boolean(), turn }),
)
const decisions: fc.Arbitrary<ReviewView['decision']> = fc.oneof(
  keepReasons.map((why) => ({ kind: 'KEEP' as const, target, why })),
  fc.constant({ kind: 'ASK' as const, target }),
  fc.record({
    kind: fc.constant('STEP' as const),
    target: fc.constant(1950),
    towards: fc.constantFrom(1950, 2200),
    why: fc.constantFrom('KEEPING', 'LOSING'),
  }),
  fc.record({
    kind: fc.constant('PROPOSE' as const),
    target: fc.constant(target),
    proposed: fc.constantFrom(1700, 1900),
    change: fc.constantFrom('DOWN', 'UP', 'KEEP_WEIGHT', 'LOSE_AGAIN', 'RESTART'),
    bound: fc.constantFrom(null, 'FLOOR', 'CUT', 'PACE', 'STEP'),
    turn: fc.constantFrom(0, 1, 2),
  }),
  fc.record({
    kind: fc.constant('RAISE' as const),
    target: fc.constant(2100),
    lowest: fc.constant(1900),
    why: fc.constantFrom('TOO_FAST', 'NEAR_UNDERWEIGHT', 'BELOW_GOAL'),
  }),
  fc.record({
    kind: fc.constant('HOLD' as const),
    target: fc.constant(2100),
    reason: fc.constantFrom(...healthEvents, 'UNDERWEIGHT', 'TOO_FAST_AGAIN', 'LOST_TENTH'),
  }),
)
const reviews: fc.Arbitrary<ReviewView> = fc
  .record({
    decision: decisions,
    energy: fc.integer({ min: -400, max: 400 }),
    width: fc.constantFrom(50, 500),
    answer: fc.constantFrom('YES', 'KEEP', null),
    plateauAnswer: fc.constantFrom(null, ...plateauAnswers),
    now: fc.constantFrom(1700, 1800, 2100),
  })
  .map(({ decision, energy, width, ...rest }) => ({
    week: 6,
    reviewedOn: TODAY,
    from: TODAY,
    before: target,
    decision,
    // The review may have seen another state, days ago.
    state: 'UNKNOWN',
    offset: { energy, low: energy - width, high: energy + width },
    readings: 12,
    ...rest,
  }))

/** Everything that the weight page says about a weight in one state. */
function pageOf(state: WeightState, review: ReviewView, mode: GoalMode, goal: LearntWeight['goal']) {
  const learnt: LearntWeight = {
    course: [
      { day: 0, kg: 82, sd: 0.5 },
      { day: 40, kg: 80, sd: 0.4 },
    ],
    today: 40,
    state,
    doubts: [],
    readings: 12,
    offset: review.offset,
    goal,
    startUnlikely: false,
    diary: { days: 20, energy: 1900, planned: 1800 },
  }
  const weights = [0, 7, 14, 21, 28, 35, 40].map((day) => ({ day: addDays(memberExample.startsOn, day), kg: 80 }))
  const known = weightProgress(memberExample, { weights, learnt }, TODAY)
  if (known === null) throw new Error('The example has no forecast.')
  const progress = { ...known, mode }
  const card = reviewText(review, { state, mode, today: TODAY, units: 'metric' })
  const standing = standingText(progress)
  const estimate = learntText({ ...progress, learnt })
  return [
    estimate.title,
    ...estimate.sentences,
    keepText(review, state) ?? '',
    ...(card === null ? [] : [card.title, ...card.sentences]),
    progress.advice === null ? '' : adviceWords[progress.advice],
    ...(mode === 'KEEP' ? [standing.title] : []),
  ]
}

/** What a sentence claims about the weight now, and the states in which that is true. */
const claims: readonly (readonly [RegExp, readonly WeightState[]])[] = [
  [/\b(is|are) rising\b/i, ['RISING']],
  [/\bstaying (about )?the same\b/i, ['STEADY']],
  [/weight is holding/i, ['STEADY', 'UNKNOWN']],
  [/\bis falling (more slowly|faster than the plan|about as planned)|^Your weight is falling\.$/i, ['FALLING']],
  [/\b(is falling|are (still )?losing)\b.*faster than is safe/i, ['TOO_FAST']],
  [/\bdo(es)? not fall\b|\bis not falling\b/i, ['RISING', 'STEADY']],
  [/the chance is four in five that you reach|at this pace/i, ['FALLING', 'UNKNOWN']],
  [/fits how your weight is changing/i, ['FALLING', 'UNKNOWN']],
]

const goals = fc.constantFrom(
  null,
  { kg: 68, earliest: null, latest: null },
  { kg: 68, earliest: '2027-05-03', latest: null },
  { kg: 68, earliest: '2027-05-03', latest: '2027-07-03' },
)

test.each(weightStates)('on a page about a weight that is %s, no sentence claims anything else', (state) => {
  fc.assert(
    fc.property(reviews, fc.constantFrom(...goalModes), goals, (review, mode, goal) => {
      for (const sentence of pageOf(state, review, mode, goal)) {
        for (const [claim, states] of claims) if (claim.test(sentence)) expect(states, sentence).toContain(state)
      }
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
  if (review === undefined) throw new Error('There is no review.')
  const fits = { ...review, decision: { kind: 'KEEP', target, why: { kind: 'FITS' } } } as const
  const said = (state: WeightState) => pageOf(state, fits, 'LOSE', null).join(' ')
  expect(said('RISING')).toMatch(/is rising/)
  expect(said('STEADY')).toMatch(/staying about the same/)
  expect(said('FALLING')).toMatch(/is falling/)
  expect(said('TOO_FAST')).toMatch(/falling faster than is safe/)
  // The diary is set beside a weight that does not fall.
  expect(said('RISING')).toContain('Your diary has 1,900 kcal a day on 20 of the last 28 days; your plan has 1,800.')
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
