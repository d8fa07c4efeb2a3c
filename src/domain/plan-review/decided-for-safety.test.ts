import { describe, expect, test } from 'vitest'
import type { WeightAlarm } from '#domain/body/weight-watch.ts'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { historyWith } from '#domain/weight-filter/histories.example.ts'
import type { LifeEvent } from '#domain/weight-filter/life-events.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import { estimateOf, readingsOn } from './estimates.example.ts'
import type { ReviewInput } from './review-input.ts'
import { reviewBy } from './review-plan.ts'
import { pastReview, reviewOf } from './reviews.example.ts'

const TODAY = 56
type Given = {
  readonly weight?: number
  readonly current?: number
  readonly estimate?: Partial<WeightEstimate>
  readonly alarms?: readonly WeightAlarm[]
  readonly events?: readonly LifeEvent[]
  readonly input?: Partial<ReviewInput>
}
/** A review of a woman of 165 cm whose weight has been the same for eight weeks. */
function decision({ weight = 78, current = 1800, estimate = {}, alarms = [], events = [], input = {} }: Given) {
  const history = historyWith(TODAY, { events })
  const known = estimateOf(TODAY, () => weight, estimate)
  const energy = kcalPerDay(current)
  return reviewBy(reviewOf(TODAY, 0, { history, current: energy, firstPlan: energy, ...input }), known, new Set(alarms))
    .decision
}
const offset = (mean: number) => ({ offset: { mean: kcalPerDay(mean), sd: kcalPerDay(100) } })
const goal = (weight: number) => ({ goal: kg(weight) })

describe('below the goal', () => {
  test('the plan is raised from 1.5 kg below it on, in steps', () => {
    const raised = { kind: 'RAISE', target: 1950, lowest: 1800, why: 'BELOW_GOAL' }
    expect(decision({ weight: 78.4, input: goal(80) })).toEqual(raised)
    expect(decision({ weight: 78.5, input: goal(80) }).kind).not.toBe('RAISE')
  })

  test('to what holds the weight, if that is less than a step, and more than hardly any', () => {
    expect(decision({ current: 2149, input: goal(80) })).toMatchObject({ kind: 'RAISE', target: 2200, lowest: 2149 })
    expect(decision({ current: 2150, input: goal(80) }).kind).not.toBe('RAISE')
  })

  test('at once near the lowest healthy weight, and that is not undone', () => {
    // 53.09 kg are a body mass index of 19.5.
    expect(decision({ weight: 53, input: goal(55) })).toMatchObject({ kind: 'RAISE', target: 2200, lowest: 2200 })
    expect(decision({ weight: 53.2, current: 1950, input: goal(55) })).toMatchObject({ target: 2100, lowest: 1950 })
    // Nor does a loss that is faster than allowed wait for steps.
    expect(decision({ weight: 53.2, input: goal(55) })).toMatchObject({ target: 2200, lowest: 1911 })
  })

  test('not by an estimate that has hardly any readings of six weeks', () => {
    const by = (...on: readonly number[]) =>
      decision({ weight: 78, input: goal(80), estimate: { readings: readingsOn(() => 78, ...on) } }).kind
    expect([by(15, 56), by(14, 56), by(56)]).toEqual(['RAISE', 'KEEP', 'KEEP'])
  })
})

describe('a loss that is too fast', () => {
  // Needs 2,700 kcal: with 1,800 the loss is 0.82 kg a week, and 0.78 would be safe.
  const fast = offset(-500)

  test('is slowed to what the plan’s own rules would set, and that may be undone down to a safe pace', () => {
    expect(decision({ estimate: fast })).toEqual({ kind: 'RAISE', target: 2160, lowest: 1860, why: 'TOO_FAST' })
    expect(decision({ estimate: offset(-450) }).kind).not.toBe('RAISE')
  })

  test('is slowed by a whole step if the readings show it, and that is not undone', () => {
    expect(decision({ alarms: ['TOO_FAST'] })).toEqual({ kind: 'RAISE', target: 2200, lowest: 2200, why: 'TOO_FAST' })
  })

  test('is for a doctor if no body spends so much', () => {
    const held = { kind: 'HOLD', target: 2750, reason: 'TOO_FAST_AGAIN' }
    expect(decision({ current: 2750, alarms: ['TOO_FAST'] })).toEqual(held)
    expect(decision({ current: 2700, alarms: ['TOO_FAST'] })).toMatchObject({ kind: 'RAISE', target: 2750 })
  })

  test('is for a doctor instead of a third raise in a row', () => {
    const raised = (...on: readonly number[]) => on.map((day) => pastReview(day, { kind: 'RAISE' }))
    const after = (past: ReviewInput['past']) => decision({ estimate: fast, input: { past } })
    expect(after(raised(49))).toMatchObject({ kind: 'RAISE' })
    expect(after(raised(42, 49))).toMatchObject({ kind: 'HOLD', reason: 'TOO_FAST_AGAIN' })
    expect(after([...raised(35), pastReview(42), ...raised(49)])).toMatchObject({ kind: 'RAISE' })
    expect(decision({ alarms: ['TOO_FAST'], input: { past: raised(42, 49) } })).toMatchObject({ kind: 'HOLD' })
  })
})

describe('two raises in a row', () => {
  const past = [42, 49].map((day) => pastReview(day, { kind: 'RAISE' }))

  test('are not for a doctor if the loss is no longer too fast', () => {
    expect(decision({ estimate: offset(-100), input: { past } }).kind).not.toBe('HOLD')
  })

  test('are not for a doctor by an estimate that has hardly any readings', () => {
    const readings = readingsOn(() => 78, TODAY)
    expect(decision({ estimate: { ...offset(-500), readings }, input: { past } }).kind).not.toBe('HOLD')
  })
})

describe('near the lowest healthy weight', () => {
  const near = { weight: 53, input: goal(50) }

  test('a plan by which the weight falls is raised to what holds it', () => {
    expect(decision({ ...near, current: 2050 })).toEqual({
      ...{ kind: 'RAISE', target: 2200, lowest: 2200, why: 'NEAR_UNDERWEIGHT' },
    })
    expect(decision({ ...near, current: 2100 }).kind).not.toBe('RAISE')
  })

  test('the readings alone are enough', () => {
    const raised = { kind: 'RAISE', target: 2200, lowest: 2200, why: 'NEAR_UNDERWEIGHT' }
    expect(decision({ alarms: ['NEAR_UNDERWEIGHT'] })).toEqual(raised)
  })

  test('below it the weight is held for a doctor', () => {
    // 50.37 kg are a body mass index of 18.5.
    expect(decision({ weight: 50.3, input: goal(48) })).toEqual({
      ...{ kind: 'HOLD', target: 2200, reason: 'UNDERWEIGHT' },
    })
    expect(decision({ weight: 50.4, input: goal(48) })).not.toMatchObject({ reason: 'UNDERWEIGHT' })
    expect(decision({ alarms: ['UNDERWEIGHT'] })).toMatchObject({ kind: 'HOLD', reason: 'UNDERWEIGHT' })
  })
})

describe('a tenth of the weight lost', () => {
  const lost = (start: number, ...on: readonly number[]): Partial<WeightEstimate> => {
    const { days: course, readings } = estimateOf(TODAY, (day) => (day === 0 ? start : 78))
    return { days: course, readings: on.length === 0 ? readings : readings.filter(({ day }) => on.includes(day)) }
  }

  test('in eight weeks is for a doctor', () => {
    expect(decision({ estimate: lost(86.7) })).toMatchObject({ kind: 'HOLD', reason: 'LOST_TENTH' })
    expect(decision({ estimate: lost(86.6) }).kind).not.toBe('HOLD')
    expect(decision({ estimate: lost(86.7, 56) }).kind).not.toBe('HOLD')
    expect(decision({ alarms: ['LOST_TENTH'] })).toMatchObject({ kind: 'HOLD', reason: 'LOST_TENTH' })
  })

  test('after advice to see one, the plan is held for four weeks', () => {
    const advised = (day: number, doctor: 'LOST_TENTH' | 'TOO_FAST_AGAIN') => pastReview(day, { kind: 'HOLD', doctor })
    const after = (...past: ReviewInput['past']) => decision({ input: { past } })
    const held = { kind: 'HOLD', reason: 'TOO_FAST_AGAIN' }
    expect(after(advised(29, 'TOO_FAST_AGAIN'))).toMatchObject(held)
    expect(after(advised(28, 'TOO_FAST_AGAIN')).kind).not.toBe('HOLD')
    // The four weeks begin with the first of several in a row.
    expect(after(advised(28, 'TOO_FAST_AGAIN'), advised(49, 'TOO_FAST_AGAIN')).kind).not.toBe('HOLD')
    expect(after(advised(28, 'TOO_FAST_AGAIN'), pastReview(42), advised(49, 'TOO_FAST_AGAIN'))).toMatchObject(held)
    expect(after(pastReview(49)).kind).not.toBe('HOLD')
  })
})

describe('a plan that holds the weight', () => {
  const onBreak = (current: number, past: ReviewInput['past'] = [], estimate: Partial<WeightEstimate> = {}) =>
    decision({ current, events: [{ kind: 'BREAK', from: days(50), to: days(60) }], estimate, input: { past } })
  const held = [pastReview(49, { kind: 'HOLD', doctor: 'BREAK' })]

  test('has what the formulas or this person need, and no less than now', () => {
    expect(onBreak(1800)).toEqual({ kind: 'HOLD', target: 2200, reason: 'BREAK' })
    expect(onBreak(2300)).toMatchObject({ target: 2300 })
    expect(onBreak(1800, [], offset(-300))).toMatchObject({ target: 2500 })
    expect(onBreak(1800, [], offset(300))).toMatchObject({ target: 2200 })
    expect(onBreak(1800, [], { formulaMaintenance: kcalPerDay(2200.2) })).toMatchObject({ target: 2201 })
    expect(onBreak(1000, [], { formulaMaintenance: kcalPerDay(1100) })).toMatchObject({ target: 1200 })
  })

  test('and holds it already, is not changed by a few kcal each week', () => {
    expect(onBreak(2151, held)).toMatchObject({ target: 2151 })
    expect(onBreak(2150, held)).toMatchObject({ target: 2200 })
    expect(onBreak(2151, [...held, pastReview(50)])).toMatchObject({ target: 2200 })
    expect(onBreak(2151)).toMatchObject({ target: 2200 })
  })
})

describe('two reviews of one week are one step together', () => {
  const keeping = { goal: kg(78.5) }
  const eaten = (energy: number) => decision({ input: { ...keeping, eaten: kcalPerDay(energy) } })

  test('a proposal goes no further than a step from what is eaten', () => {
    expect(decision({ input: keeping })).toMatchObject({ kind: 'PROPOSE', change: 'KEEP_WEIGHT', proposed: 1950 })
    expect(eaten(1800)).toMatchObject({ proposed: 1950 })
    expect(eaten(1700)).toMatchObject({ kind: 'PROPOSE', proposed: 1850, bound: 'STEP' })
  })

  test('or is not made, if hardly anything is left of it', () => {
    expect(eaten(1699)).toEqual({ kind: 'KEEP', target: 1800, why: { kind: 'ASKED_LATELY' } })
  })

  test('a step that was chosen is as long', () => {
    const chosen = (energy: number) =>
      decision({ current: 2100, input: { isArriving: true, eaten: kcalPerDay(energy) } })
    expect(chosen(2100)).toMatchObject({ kind: 'STEP', target: 1950, why: 'LOSING' })
    expect(chosen(2200)).toMatchObject({ kind: 'STEP', target: 2050 })
    expect(chosen(2400)).toMatchObject({ kind: 'STEP', target: 2100 })
  })
})

test('no week is planned below the floor, whatever is decided', () => {
  const kept = (current: number) =>
    decision({ current, estimate: { formulaMaintenance: kcalPerDay(1150) }, input: { isKeptForGood: true } })
  expect(kept(1100)).toMatchObject({ kind: 'KEEP', target: 1200 })
  expect(kept(1250)).toMatchObject({ kind: 'KEEP', target: 1250 })
})
