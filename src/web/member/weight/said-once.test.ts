import { expect, test } from 'vitest'
import { goalModes } from '#domain/api/member/goal.ts'
import { plateauAnswers } from '#domain/plan-review/review-input.ts'
import { weightStates } from '#domain/plan-review/weight-state.ts'
import { saidTwice, sendsToDoctor } from './weight-claims.fixture.ts'
import { decisions, logs, pageOf, reviewOf } from './weight-page.fixture.ts'

const allReviews = decisions.flatMap((decision) => {
  if (decision.kind === 'ASK')
    return [null, ...plateauAnswers].map((plateauAnswer) => reviewOf(decision, { plateauAnswer }))
  const answered = (['YES', 'KEEP'] as const).map((answer) => reviewOf(decision, { answer }))
  return decision.kind === 'PROPOSE' ? [reviewOf(decision), ...answered] : [reviewOf(decision)]
})

/** Holds and raises that send to a doctor, whatever a note of the page says. */
const forDoctor = (['UNDERWEIGHT', 'LOST_TENTH', 'TOO_FAST_AGAIN', 'NEAR_UNDERWEIGHT'] as const).map((reason) =>
  decisions.find(
    (decision) =>
      (decision.kind === 'HOLD' && decision.reason === reason) ||
      (decision.kind === 'RAISE' && decision.why === reason),
  ),
)

test.each(forDoctor)('a doctor is advised exactly once beside every note and state: %j', (decision) => {
  if (decision === undefined) throw new Error('There is no such decision.')
  for (const state of weightStates) {
    for (const log of ['usual', 'light'] as const) {
      const page = pageOf(state, reviewOf(decision), 'HELD', null, log)
      expect(page.filter((sentence) => sendsToDoctor.test(sentence)).length, page.join(' | ')).toBe(1)
    }
  }
})

test.each(weightStates)('a page about a weight that is %s says nothing twice', (state) => {
  for (const mode of goalModes) {
    for (const review of allReviews) {
      for (const log of Object.keys(logs) as (keyof typeof logs)[]) {
        expect(saidTwice(pageOf(state, review, mode, null, log))).toEqual([])
      }
    }
  }
})
