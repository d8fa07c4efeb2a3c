import { expect, test } from 'vitest'
import type { ReviewView } from '#domain/api/member/review.ts'
import { plateauAnswers } from '#domain/plan-review/review-input.ts'
import type { IsoDate } from '#domain/time.ts'
import { kcalPerDay } from '#domain/units.ts'
import { healthEvents } from '#domain/weight-filter/life-events.ts'
import { changeText } from './change-text.ts'
import { keepText } from './keep-text.ts'
import { reviewText } from './review-text.ts'

const target = kcalPerDay(1790)
const reviewOf = (decision: ReviewView['decision'], other: Partial<ReviewView> = {}): ReviewView => ({
  week: 1,
  reviewedOn: '2026-11-21',
  from: '2026-11-30',
  before: 1790,
  now: 1790,
  decision,
  state: 'FALLING',
  offset: { energy: 120, low: -20, high: 260 },
  readings: 12,
  answer: null,
  plateauAnswer: null,
  ...other,
})
const said = (review: ReviewView) => {
  const text = reviewText(review, { state: review.state, mode: 'LOSE', today: '2026-11-21', units: 'metric' })
  return text === null ? '' : [text.title, ...text.sentences].join(' ')
}
type Proposal = Extract<ReviewView['decision'], { kind: 'PROPOSE' }>
const proposal = (change: Proposal['change'], proposed: number, bound: Proposal['bound'] = null) =>
  reviewOf({ kind: 'PROPOSE', target, proposed: kcalPerDay(proposed), change, bound })

/** Words that blame or frighten, or that praise a fast loss. */
const unkind = /metabolic damage|starvation|cheat|lazy|fail|fault|should have|well done|great|fast loss/i

test('after a reported event the text says from when the plan holds and whom to ask, without a warning', () => {
  for (const reason of healthEvents) {
    const words = said(reviewOf({ kind: 'HOLD', target, reason }, { now: 2145 }))
    expect(words).toContain('Your plan holds your weight from November 30, and doesn’t propose losing any.')
    expect(words).toMatch(/doctor|midwife/)
    expect(words).not.toContain('Please talk to a doctor soon')
    expect(words).not.toMatch(unkind)
  }
  expect(said(reviewOf({ kind: 'HOLD', target, reason: 'UNDERWEIGHT' }))).toMatch(
    /^Please talk to a doctor .*Please go soon/,
  )
})

test('a plan that goes on holding the weight as it did gives no new day for it', () => {
  for (const reason of [...healthEvents, 'LOST_TENTH', 'BREAK'] as const) {
    const words = said(reviewOf({ kind: 'HOLD', target, reason }))
    expect(words).toMatch(/Your plan holds your weight[.,]/)
    expect(words).not.toContain('November')
  }
})

test('a raise says how much more the plan has, and what the plan is if the raise was declined', () => {
  const raise = reviewOf({ kind: 'RAISE', target: kcalPerDay(2145), lowest: kcalPerDay(1200), why: 'BELOW_GOAL' })
  expect(said({ ...raise, now: 2145 })).toContain('your plan has 355 kcal more a day')
  expect(said({ ...raise, answer: 'KEEP' })).toBe('Your plan stays It continues with 1,790 kcal a day.')
})

test('beside a note that says how much more there is, a raise says only why, and that it is to be eaten', () => {
  const raise = reviewOf({ kind: 'RAISE', target: kcalPerDay(2145), lowest: target, why: 'TOO_FAST' }, { now: 2145 })
  const beside = (moreFoodFrom: IsoDate) =>
    reviewText(raise, { state: 'TOO_FAST', mode: 'LOSE', today: '2026-11-30', units: 'metric', moreFoodFrom })
  expect(beside('2026-11-30')).toMatchObject({
    title: 'You’re losing faster than is safe',
    sentences: ['Please eat all of it.'],
  })
  // An earlier day is that of another raise.
  expect(beside('2026-11-27')?.sentences[0]).toContain('355 kcal more a day')
})

test('a goal that is reached too fast is not praised', () => {
  const reached = { ...proposal('KEEP_WEIGHT', 1940), done: { startKg: 82, kg: 67.8, weeks: 9 } }
  const words = said({ ...reached, state: 'TOO_FAST' })
  expect(words).not.toMatch(/less in|set out/)
  expect(words).toContain('The first step is 1,940 kcal')
})

test('a raise near the lowest healthy weight advises a doctor', () => {
  const raise = reviewOf({ kind: 'RAISE', target: kcalPerDay(2145), lowest: target, why: 'NEAR_UNDERWEIGHT' })
  const words = said({ ...raise, now: 2145 })
  expect(words).toContain('You’re close to the lowest healthy weight for your height')
  expect(words).toContain('Please talk to a doctor soon')
  expect(words).not.toMatch(unkind)
})

test('every answer about a weight that does not change is thanked for, and says what follows', () => {
  for (const plateauAnswer of plateauAnswers) {
    const words = said(reviewOf({ kind: 'ASK', target }, { plateauAnswer }))
    expect(words).toMatch(/^Thank you/)
    expect(words).toMatch(/wait two weeks|Nothing changes this week/)
    expect(words).not.toMatch(unkind)
  }
})

test('a proposal gives a reason that agrees with it, however wide the band is', () => {
  expect(said(proposal('DOWN', 1690))).toContain(
    'falling more slowly than the plan expected: your deficit is about 120 kcal a day [−20 to 260]',
  )
  const up = said(proposal('UP', 1890))
  expect(up).toContain('a little more each day is better for you')
  expect(up).not.toContain('more slowly')
})

test('only a proposal to eat less says why it goes no lower, when it is made and in the list of changes', () => {
  for (const bound of ['FLOOR', 'CUT', 'PACE'] as const) {
    for (const change of ['DOWN', 'LOSE_AGAIN', 'RESTART'] as const) {
      expect(said(proposal(change, 1690, bound))).toContain('It goes no lower')
      expect(changeText(proposal(change, 1690, bound))).toContain('It goes no lower')
    }
    for (const change of ['UP', 'KEEP_WEIGHT'] as const) {
      expect(said(proposal(change, 1890, bound))).not.toContain('It goes no lower')
      expect(changeText(proposal(change, 1890, bound))).not.toContain('It goes no lower')
    }
  }
})

test('continuing a plan that was on hold does not mention weigh-ins', () => {
  const again = reviewOf({ ...proposal('RESTART', 1690).decision }, { readings: 0 })
  expect(said(again)).toContain('Continue with your plan? Whenever you’re ready: with 1,690 kcal')
  expect(said(again)).not.toContain('weigh-ins')
  const agreed = { ...again, now: 1690, answer: 'YES' } as const
  expect(changeText(agreed)).toBe('1,790 kcal → 1,690 kcal a day. Your plan continues where it stopped.')
})

test('a plan that goes no lower says so, and names alternatives, both for losing and for keeping weight', () => {
  const losing = said(reviewOf({ kind: 'KEEP', target, why: { kind: 'AT_LIMIT', bound: 'CUT' } }))
  expect(losing).toContain('falling more slowly than planned')
  const keeping = said(
    reviewOf({ kind: 'KEEP', target, why: { kind: 'RISES_AT_LIMIT', bound: 'CUT' } }, { state: 'RISING' }),
  )
  expect(keeping).toContain('Your weight is rising')
  expect(keeping).not.toContain('goal')
  for (const words of [losing, keeping]) {
    expect(words).toContain('More movement')
    expect(words).not.toMatch(unkind)
  }
})

test('if nothing changes, the weight page says what is missing', () => {
  const missing = [{ kind: 'READINGS', count: 2 }, { kind: 'RECENT_READING' }] as const
  const few = reviewOf({ kind: 'KEEP', target, why: { kind: 'TOO_LITTLE_KNOWN', missing: [...missing] } })
  expect(keepText(few, 'UNKNOWN')).toBe('Nothing changes yet: we need 2 more weigh-ins to tell water from tissue.')
  expect(said(few)).toBe('')
  expect(keepText(reviewOf({ kind: 'KEEP', target, why: { kind: 'AWAY' } }), 'STEADY')).toMatch(/two weeks/)
})

test('reaching the goal says what was done, and what keeping it means', () => {
  const reached = { ...proposal('KEEP_WEIGHT', 1940), done: { startKg: 82, kg: 67.8, weeks: 30 } }
  const words = said(reached)
  expect(words).toMatch(
    /^You’ve reached your goal You started at 82.kg and are at about 67\.8.kg: 14.kg less in 30 weeks\./,
  )
  expect(words).toContain('Around your goal we ask nothing')
  expect(words).not.toMatch(unkind)
})

test('keeping a goal never promises more food if there is none more, nor praises more than was wanted', () => {
  const done = { startKg: 82, kg: 64.8, weeks: 30 }
  const same = said({ ...proposal('KEEP_WEIGHT', target), done })
  expect(same).toContain('your plan has that already. It stays at 1,790 kcal a day.')
  const less = said({ ...proposal('KEEP_WEIGHT', 1690), done })
  expect(less).toContain('a little less than your plan has now. The first step is 1,690 kcal a day instead of 1,790')
  for (const words of [same, less]) expect(words).not.toMatch(/more food|set out/)
})

test('a step says where it leads, and where it ends nothing more', () => {
  const step = (towards: number) => reviewOf({ kind: 'STEP', target: 1940, towards, why: 'KEEPING' })
  expect(said(step(2230))).toContain('It goes on in small steps, one a week, to about 2,230 kcal.')
  expect(said(step(1940))).toContain('From November 30 your plan has 1,940 kcal a day instead of 1,790 kcal.')
  expect(said(step(1940))).not.toContain('steps')
  expect(said({ ...step(2230), answer: 'KEEP' })).toContain('Your plan stays')
})
