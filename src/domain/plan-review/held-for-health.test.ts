import { expect, test } from 'vitest'
import { days, kcalPerDay } from '#domain/units.ts'
import { everyDay, historyWith, PLANNED, weighed, woman } from '#domain/weight-filter/histories.example.ts'
import type { ReviewInput } from './review-input.ts'
import { reviewPlan } from './review-plan.ts'
import { pastReview, reviewOf } from './reviews.example.ts'

const decisionOf = (...of: Parameters<typeof reviewOf>) => reviewPlan(reviewOf(...of)).decision

test('after an illness the loss can continue at once, but only if the member agrees', () => {
  const readings = weighed(woman, 0, everyDay, 84)
  const events = [{ kind: 'ILLNESS_WITH_FEVER', from: days(56), to: days(60) }] as const
  const history = historyWith(84, { readings, events })
  const held = pastReview(57, { kind: 'HOLD', doctor: 'ILLNESS_WITH_FEVER' })
  const current = kcalPerDay(2200)
  const again = decisionOf(84, 0, { history, current, past: [held] })
  expect(again).toMatchObject({ kind: 'PROPOSE', change: 'RESTART', target: current })
  // Down in steps: the next review goes on, although this one was agreed to.
  if (again.kind === 'PROPOSE') expect(again.proposed).toBe(current - 150)
  const first = pastReview(77, { kind: 'PROPOSE', change: 'RESTART', proposed: kcalPerDay(2050), answer: 'YES' })
  const next = decisionOf(84, 0, { history, current: kcalPerDay(2050), past: [held, first] })
  expect(next).toMatchObject({ kind: 'PROPOSE', change: 'RESTART', proposed: 1900 })
  const agreed = pastReview(77, { kind: 'PROPOSE', proposed: kcalPerDay(PLANNED), answer: 'YES' })
  expect(decisionOf(84, 0, { history, past: [held, agreed] })).toMatchObject({ why: { kind: 'FITS' } })
})

test('after an illness this is also proposed to members who rarely weigh themselves or get no other proposals', () => {
  const events = [{ kind: 'ILLNESS_WITH_FEVER', from: days(20), to: days(25) }] as const
  const held = pastReview(21, { kind: 'HOLD', doctor: 'ILLNESS_WITH_FEVER' })
  const at = (today: number, on: (day: number) => boolean, other: Partial<ReviewInput> = {}) => {
    const history = historyWith(today, { events, readings: weighed(woman, 0, on, today) })
    return decisionOf(today, 0, { history, current: kcalPerDay(2240), past: [held], ...other })
  }
  const never = () => false
  expect(at(35, never)).toMatchObject({ kind: 'KEEP' })
  for (const decision of [
    at(42, never),
    at(70, (day) => day === 3 || day === 30),
    at(70, everyDay, { isKeptForGood: true }),
    at(70, everyDay, { mayPropose: false }),
  ]) {
    expect(decision).toMatchObject({ kind: 'PROPOSE', change: 'RESTART', target: 2240 })
  }
  const declined = pastReview(42, { kind: 'PROPOSE', proposed: kcalPerDay(2090), answer: 'KEEP' })
  const no = { past: [held, declined] }
  expect(at(49, never, no)).toMatchObject({ kind: 'KEEP', target: 2240, why: { kind: 'KEPT_BY_MEMBER' } })
  expect(at(70, never, no)).toMatchObject({ kind: 'PROPOSE', change: 'RESTART' })
  expect(at(70, never, { ...no, isKeptForGood: true })).toMatchObject({ why: { kind: 'KEPT_FOR_GOOD' } })
})

test('a plan that holds the weight is not changed by a few kcal each week', () => {
  const readings = weighed(woman, 0, everyDay, 84)
  const events = [{ kind: 'PREGNANT_OR_BREASTFEEDING', from: days(50), to: null }] as const
  const history = historyWith(84, { readings, events })
  const first = decisionOf(84, 0, { history, past: [] })
  if (first.kind !== 'HOLD') throw new Error('A pregnancy holds the weight.')
  const held = [pastReview(77, { kind: 'HOLD', doctor: 'PREGNANT_OR_BREASTFEEDING' })]
  for (const less of [0, 10, 40]) {
    const current = kcalPerDay(first.target - less)
    expect(decisionOf(84, 0, { history, current, past: held })).toMatchObject({ kind: 'HOLD', target: current })
  }
  const current = kcalPerDay(first.target - 80)
  expect(decisionOf(84, 0, { history, current, past: held })).toEqual(first)
})
