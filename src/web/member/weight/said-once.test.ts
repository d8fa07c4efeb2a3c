import { expect, test } from 'vitest'
import { goalModes } from '#domain/api/member/goal.ts'
import { plateauAnswers } from '#domain/plan-review/review-input.ts'
import { weightStates } from '#domain/plan-review/weight-state.ts'
import { decisions, logs, pageOf, reviewOf } from './weight-page.fixture.ts'

const allReviews = decisions.flatMap((decision) => {
  if (decision.kind === 'ASK')
    return [null, ...plateauAnswers].map((plateauAnswer) => reviewOf(decision, { plateauAnswer }))
  const answered = (['YES', 'KEEP'] as const).map((answer) => reviewOf(decision, { answer }))
  return decision.kind === 'PROPOSE' ? [reviewOf(decision), ...answered] : [reviewOf(decision)]
})

/** What no page says twice, in whatever words. Swelling is for a doctor on the same day, which is another sentence. */
const once = {
  'send to a doctor': /\b(talk to|ask|see) (a|your) doctor|a doctor can look/i,
  'falls too fast': /faster than is safe/i,
  falls: /^Your weight is falling( (more slowly|about|faster than the plan)|\.$)/,
  rises: /weight is rising/i,
  'stays the same': /staying (about )?the same/i,
  'more food, how much': /kcal more a day/i,
  'eat what the plan has': /eat (all of it|at least as much)/i,
  'below the range': /below the healthy range/i,
  'what is missing': /to tell water from tissue|will tell water from tissue/i,
  'a difference from the plan': /\d kcal a day \[/,
  'a break': /^You have a break until/,
}

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
      expect(page.filter((sentence) => once['send to a doctor'].test(sentence)).length, page.join(' | ')).toBe(1)
    }
  }
})

test.each(weightStates)('a page about a weight that is %s says nothing twice', (state) => {
  for (const mode of goalModes) {
    for (const review of allReviews) {
      for (const log of Object.keys(logs) as (keyof typeof logs)[]) {
        const page = pageOf(state, review, mode, null, log).filter((sentence) => sentence !== '')
        expect(new Set(page).size, page.join(' | ')).toBe(page.length)
        for (const [what, words] of Object.entries(once)) {
          expect(page.filter((sentence) => words.test(sentence)).length, `${what}: ${page.join(' | ')}`).toBeLessThan(2)
        }
      }
    }
  }
})
