import { expect, test } from 'vitest'
import { days, kcalPerDay } from '#domain/units.ts'
import { PLANNED } from '#domain/weight-filter/histories.example.ts'
import { remembered } from './remembered.ts'
import type { PastReview } from './review-input.ts'
import { reviewPlan } from './review-plan.ts'
import { pastReview, reviewOf } from './reviews.example.ts'

const cut = (day: number, answer: 'YES' | 'KEEP') =>
  pastReview(day, { kind: 'PROPOSE', change: 'DOWN', turn: 0, proposed: kcalPerDay(PLANNED - 100), answer })
const asked = pastReview(70, { kind: 'ASK', plateauAnswer: 'BESIDE_PLAN' })

test('after two cuts that were refused, or did nothing, other ways are offered instead of a third', () => {
  // 900 kcal a day beside the plan: the weight rises.
  for (const past of [
    [asked, cut(28, 'KEEP'), cut(56, 'KEEP')],
    [asked, cut(28, 'YES'), cut(35, 'YES')],
  ]) {
    const { decision, evidence } = reviewPlan(reviewOf(84, 900, { past }))
    expect(evidence.state).toBe('RISING')
    expect(decision).toMatchObject({ kind: 'KEEP', why: { kind: 'CUTS_DO_NOT_HELP', isUnexplained: false, turn: 0 } })
  }
  const unexplained = [{ ...asked, plateauAnswer: 'NOTHING' } as const, cut(28, 'KEEP'), cut(56, 'KEEP')]
  expect(reviewPlan(reviewOf(84, 900, { past: unexplained })).decision).toMatchObject({ why: { isUnexplained: true } })
  expect(reviewPlan(reviewOf(84, 900, { past: [asked, cut(28, 'KEEP')] })).decision).toMatchObject({ change: 'DOWN' })
})

/** The reviews of half a year of somebody who eats this much beside the plan and answers nothing. */
function unanswered(beside: number, first: readonly PastReview[]) {
  let past = first
  return Array.from({ length: 20 }, (_, at) => {
    const today = 84 + 7 * at
    const review = reviewPlan(reviewOf(today, beside, { past }))
    past = [...past, remembered(days(today), review, { answer: null, plateauAnswer: null })]
    return { week: at, decision: review.decision }
  })
}

test('a card that is not answered comes back every third week at most, in other words, and then rests', () => {
  const told = unanswered(900, [{ ...asked, day: days(80) }, cut(28, 'KEEP'), cut(56, 'KEEP')]).flatMap(
    ({ week, decision }) =>
      decision.kind === 'KEEP' && decision.why.kind === 'CUTS_DO_NOT_HELP' ? [[week, decision.why.turn]] : [],
  )
  // In between and afterwards it rests; the question about a reason comes between two cards.
  const shown = told.filter(([, turn]) => turn !== null)
  expect(shown.slice(0, 3)).toEqual([
    [0, 0],
    [3, 1],
    [6, 2],
  ])
  expect(shown).toHaveLength(3)
})

test('a proposal that is not answered comes back in the same way', () => {
  const proposed = unanswered(300, [{ ...asked, day: days(80) }]).flatMap(({ week, decision }) =>
    decision.kind === 'PROPOSE' ? [[week, decision.change, decision.turn]] : [],
  )
  expect(proposed).toEqual([
    [0, 'DOWN', 0],
    [3, 'DOWN', 1],
    [6, 'DOWN', 2],
  ])
})
