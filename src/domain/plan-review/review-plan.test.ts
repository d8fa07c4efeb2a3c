import fc from 'fast-check'
import { expect, test } from 'vitest'
import { energyFloor } from '#domain/body/energy-target.ts'
import { bodyOf } from '#domain/body/people.example.ts'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { anyHistory, everyDay, historyWith, PLANNED, weighed, woman } from '#domain/weight-filter/histories.example.ts'
import { healthEventOn } from '#domain/weight-filter/life-events.ts'
import { remembered } from './remembered.ts'
import { plateauAnswers, type ReviewInput } from './review-input.ts'
import { reviewPlan } from './review-plan.ts'
import { pastReview, reviewOf } from './reviews.example.ts'

const decisionOf = (...of: Parameters<typeof reviewOf>) => reviewPlan(reviewOf(...of)).decision

const anyPast = fc.record({
  day: fc.integer({ min: 0, max: 190 }).map(days),
  kind: fc.constantFrom('KEEP', 'PROPOSE', 'STEP', 'RAISE', 'ASK', 'HOLD'),
  proposed: fc.option(fc.integer({ min: 1200, max: 3500 }).map(kcalPerDay)),
  change: fc.constantFrom('DOWN', 'UP', 'RESTART', null),
  told: fc.constantFrom(null, 'AT_LIMIT', 'CUTS_DO_NOT_HELP'),
  turn: fc.constantFrom(null, 0, 1, 2),
  answer: fc.constantFrom('YES', 'KEEP', null),
  plateauAnswer: fc.constantFrom(...plateauAnswers, null),
  doctor: fc.constantFrom(null, 'TOO_FAST_AGAIN', 'LOST_TENTH', 'SURGERY'),
  isSteered: fc.boolean(),
})

const anyInput: fc.Arbitrary<ReviewInput> = fc
  .record({
    history: anyHistory,
    beside: fc.option(fc.integer({ min: -900, max: 900 })),
    aim: fc.constantFrom('LOSE', 'KEEP'),
    pace: fc.constantFrom('USUAL', 'SLOW'),
    isArriving: fc.boolean(),
    ofWeight: fc.double({ min: 0.7, max: 1.05, noNaN: true }),
    above: fc.integer({ min: 0, max: 1500 }),
    mayLose: fc.boolean(),
    isKeptForGood: fc.boolean(),
    mayPropose: fc.constantFrom(true, true, false),
    past: fc.array(anyPast, { maxLength: 5 }),
  })
  .map(({ history, beside, ofWeight, above, ...rest }) => {
    const { body, today } = history
    const current = kcalPerDay(energyFloor[body.physique.sex] + above)
    const lived = beside === null ? history.readings : weighed(body, beside, everyDay, today)
    return {
      ...rest,
      history: { ...history, readings: lived },
      goal: kg(ofWeight * body.physique.weight),
      current,
      firstPlan: current,
      past: rest.past.toSorted((a, b) => a.day - b.day),
    }
  })

test('for any input, no target is below the floor or the cut or changes in large steps, and lowering needs an answer', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { decision, evidence } = reviewPlan(input)
      const floor = energyFloor[input.history.body.physique.sex]
      expect(decision.target).toBeGreaterThanOrEqual(floor)
      if (decision.kind === 'STEP') {
        expect(Math.abs(decision.target - input.current)).toBeLessThanOrEqual(150)
        // Only what the member chose goes down without another answer.
        if (decision.target < input.current) expect(input.isArriving).toBe(true)
      } else expect(decision.target).toBeGreaterThanOrEqual(input.current)
      if (decision.kind === 'KEEP' || decision.kind === 'ASK') expect(decision.target).toBe(input.current)
      if (decision.kind === 'RAISE' && decision.why === 'TOO_FAST') {
        expect(decision.target).toBeGreaterThan(input.current)
        expect(decision.target).toBeLessThanOrEqual(input.current + 400)
        expect(decision.lowest).toBeGreaterThanOrEqual(floor)
        expect(decision.lowest).toBeLessThanOrEqual(decision.target)
      }
      if (decision.kind === 'PROPOSE') {
        const { proposed, change, target } = decision
        if (change !== 'RESTART') expect(input.mayPropose && !input.isKeptForGood).toBe(true)
        expect(healthEventOn(input.history.events, input.history.today)).toBeNull()
        if (change === 'LOSE_AGAIN') expect(input.mayLose).toBe(true)
        expect(Number.isInteger(proposed)).toBe(true)
        expect(proposed).toBeGreaterThanOrEqual(floor)
        expect(target).toBe(input.current)
        if (change === 'DOWN') {
          expect(proposed).toBeLessThan(target)
          expect(proposed).toBeGreaterThanOrEqual(target - 100)
          expect(proposed).toBeGreaterThanOrEqual(Math.floor(evidence.byFormula - 250))
        }
        expect(Math.abs(proposed - target)).toBeLessThanOrEqual(150)
      }
      for (const value of Object.values(evidence)) if (typeof value === 'number') expect(value).not.toBeNaN()
    }),
    { numRuns: 80 },
  )
})

test('too few readings change nothing, and the review says what is missing', () => {
  const none = reviewPlan(reviewOf(40, 0, { history: historyWith(40) }))
  expect(none.decision).toEqual({
    kind: 'KEEP',
    target: PLANNED - 30,
    why: { kind: 'TOO_LITTLE_KNOWN', missing: [{ kind: 'READINGS', count: 3 }, { kind: 'RECENT_READING' }] },
  })
  expect(none.isSteered).toBe(false)
  expect(decisionOf(10, 300)).toMatchObject({
    why: { kind: 'TOO_LITTLE_KNOWN', missing: [{ kind: 'DAYS', count: 4 }] },
  })
  const old = historyWith(60, { readings: weighed(woman, 0, everyDay, 40) })
  expect(decisionOf(60, 0, { history: old })).toMatchObject({
    why: { kind: 'TOO_LITTLE_KNOWN', missing: [{ kind: 'RECENT_READING' }] },
  })
})

test('a plan that fits stays, even if the first forecast planned something else', () => {
  const fits = reviewPlan(reviewOf(56, 0))
  expect(fits.decision).toEqual({ kind: 'KEEP', target: PLANNED, why: { kind: 'FITS' } })
  expect(fits.isSteered).toBe(true)
})

test('if the loss is slower than planned, a small step is proposed', () => {
  const { decision, evidence } = reviewPlan(reviewOf(56, 220))
  expect(decision).toEqual({
    kind: 'PROPOSE',
    target: PLANNED,
    proposed: PLANNED - 100,
    change: 'DOWN',
    bound: 'STEP',
    turn: 0,
  })
  expect(evidence.offsetBand.low).toBeLessThan(220)
  expect(evidence.offsetBand.high).toBeGreaterThan(220)
  expect(evidence.readingsUsed).toBe(28)
})

test('"keep my plan" is respected for three weeks, or for good if the member chose that', () => {
  const declined = pastReview(49, { kind: 'PROPOSE', proposed: kcalPerDay(PLANNED - 100), answer: 'KEEP' })
  expect(decisionOf(56, 220, { past: [declined] })).toMatchObject({ why: { kind: 'KEPT_BY_MEMBER' } })
  expect(decisionOf(77, 220, { past: [declined] })).toMatchObject({ kind: 'PROPOSE', change: 'DOWN' })
  expect(decisionOf(56, 220, { isKeptForGood: true })).toMatchObject({ why: { kind: 'KEPT_FOR_GOOD' } })
})

test('if proposals are off, the first forecast continues', () => {
  const { decision } = reviewPlan(reviewOf(56, 220, { mayPropose: false }))
  expect(decision).toEqual({ kind: 'KEEP', target: PLANNED - 30, why: { kind: 'PROPOSALS_OFF' } })
})

test('a loss that is too fast is slowed at once, even if proposals are off', () => {
  for (const other of [{}, { isKeptForGood: true }, { mayPropose: false }]) {
    const { decision, evidence } = reviewPlan(reviewOf(28, -1000, other))
    expect(evidence.weeklyLoss).toBeGreaterThan(evidence.fastestWeek)
    expect(decision).toMatchObject({ kind: 'RAISE', why: 'TOO_FAST' })
    expect(decision.target).toBeGreaterThan(PLANNED)
    if (decision.kind === 'RAISE') expect(decision.lowest).toBeLessThanOrEqual(decision.target)
  }
})

test('instead of a third raise in a row the plan is held for a doctor, for four weeks', () => {
  const raised = [21, 28].map((day) => pastReview(day, { kind: 'RAISE' }))
  const held = reviewPlan(reviewOf(35, -1000, { past: raised }))
  expect(held.decision).toMatchObject({ kind: 'HOLD', reason: 'TOO_FAST_AGAIN' })
  expect(held.decision.target).toBeGreaterThanOrEqual(Math.floor(held.evidence.maintenance))
  const told = remembered(days(35), held, { answer: null, plateauAnswer: null })
  expect(decisionOf(56, 0, { past: [...raised, told] })).toMatchObject({ kind: 'HOLD', reason: 'TOO_FAST_AGAIN' })
  expect(decisionOf(70, 0, { past: [...raised, told] }).kind).not.toBe('HOLD')
})

test('after the loss of a tenth of the weight in eight weeks the plan is held for a doctor', () => {
  const fallen = Array.from({ length: 57 }, (_, day) => ({ day: days(day), weight: kg(80 - 0.18 * day) }))
  const history = historyWith(56, { readings: fallen })
  expect(decisionOf(56, 0, { history })).toMatchObject({ kind: 'HOLD', reason: 'LOST_TENTH' })
})

test('while a health matter lasts, or below the healthy range, the weight is held', () => {
  const readings = weighed(woman, 0, everyDay, 56)
  const events = [{ kind: 'PREGNANT_OR_BREASTFEEDING', from: days(56), to: null }] as const
  const expecting = decisionOf(56, 0, { history: historyWith(56, { readings, events }) })
  expect(expecting).toMatchObject({ kind: 'HOLD', reason: 'PREGNANT_OR_BREASTFEEDING' })
  expect(expecting.target).toBeGreaterThan(PLANNED + 200)
  const light = bodyOf('FEMALE', 35, 165, 51, 1.5)
  const thin = historyWith(40, { body: light, readings: weighed(light, -200, everyDay, 40) })
  expect(decisionOf(40, 0, { history: thin, goal: kg(51) })).toMatchObject({ kind: 'HOLD', reason: 'UNDERWEIGHT' })
})

test('a plateau is asked about before anything is proposed, and the answer is respected', () => {
  const plateau = 600
  expect(decisionOf(70, plateau)).toEqual({ kind: 'ASK', target: PLANNED })
  const asked = (plateauAnswer: 'CYCLE' | 'NOTHING' | null) => [pastReview(63, { kind: 'ASK', plateauAnswer })]
  expect(decisionOf(70, plateau, { past: asked('CYCLE') })).toMatchObject({ why: { kind: 'EXPLAINED' } })
  for (const answer of ['NOTHING', null] as const) {
    expect(decisionOf(70, plateau, { past: asked(answer) })).toMatchObject({ kind: 'PROPOSE', change: 'DOWN' })
  }
})

test('at the cut the plan goes no lower, whatever the readings are', () => {
  const { evidence } = reviewPlan(reviewOf(70, 900))
  expect(evidence.bound).toBe('CUT')
  const current = evidence.wanted
  const past = [pastReview(63, { kind: 'ASK', plateauAnswer: 'NOTHING' })]
  expect(decisionOf(70, 900, { current, past })).toEqual({
    kind: 'KEEP',
    target: current,
    why: { kind: 'AT_LIMIT', bound: 'CUT', turn: 0 },
  })
})

test('at the goal, keeping the weight is proposed; well below it the plan is raised at once', () => {
  const kept = decisionOf(84, 0, { goal: kg(78.5) })
  expect(kept).toMatchObject({ kind: 'RAISE', why: 'BELOW_GOAL' })
  const reached = reviewPlan(reviewOf(84, 0)).evidence.weight.weight
  const offered = decisionOf(84, 0, { goal: kg(reached + 0.3) })
  expect(offered).toMatchObject({ kind: 'PROPOSE', change: 'KEEP_WEIGHT', target: PLANNED })
  // It goes up by one step, and on with the next reviews.
  expect(offered).toMatchObject({ proposed: PLANNED + 150, bound: 'STEP' })
})

test('a plan at its limit is not said to fit if the loss is slower than expected or the weight rises', () => {
  const light = bodyOf('FEMALE', 35, 165, 66, 1.5)
  const at = (intake: number, beside: number, other: Partial<ReviewInput>) => {
    const stages = [{ fromDay: days(0), intake: kcalPerDay(intake) }]
    const readings = weighed(light, intake - PLANNED + beside, everyDay, 98)
    const history = historyWith(98, { body: light, stages, readings })
    return reviewPlan(reviewOf(98, 0, { history, current: kcalPerDay(intake), goal: kg(57), ...other })).decision
  }
  expect(at(1650, 200, {})).toMatchObject({ kind: 'KEEP', why: { kind: 'AT_LIMIT', bound: 'CUT' } })
  const keeping = { aim: 'KEEP', mayLose: false, goal: kg(66) } as const
  expect(at(1980, 350, keeping)).toMatchObject({ kind: 'KEEP', why: { kind: 'RISES_AT_LIMIT', bound: 'CUT' } })
  expect(at(1990, 0, keeping)).toMatchObject({ kind: 'KEEP', why: { kind: 'FITS' } })
})

test.each([
  [0, 'PACE', 'PACE'],
  // Here the target by formula is higher than the cut would allow.
  [150, 'CUT', null],
] as const)(
  'a limit is named only if it limited this proposal: %i kcal in addition to the plan',
  (beside, losing, bound) => {
    const light = bodyOf('FEMALE', 35, 165, 66, 1.5)
    const history = historyWith(84, { body: light, readings: weighed(light, beside, everyDay, 84) })
    const { evidence } = reviewPlan(reviewOf(84, 0, { history, goal: kg(58) }))
    expect(evidence.bound).toBe(losing)
    const atGoal = decisionOf(84, 0, { history, goal: kg(evidence.weight.weight + 0.3) })
    expect(atGoal).toMatchObject({ change: 'KEEP_WEIGHT' })
    const past = [pastReview(57, { kind: 'HOLD', doctor: 'SURGERY' })]
    const again = decisionOf(84, 0, {
      history,
      goal: kg(58),
      current: kcalPerDay(Math.ceil(Math.max(evidence.wanted, evidence.byFormula)) + 90),
      past,
    })
    expect(again).toMatchObject({ change: 'RESTART', bound })
  },
)

test('nothing is proposed for a kept weight until it is three per cent above its goal', () => {
  const holding = { aim: 'KEEP', current: kcalPerDay(2240) } as const
  const steady = historyWith(84, {
    stages: [{ fromDay: days(0), intake: kcalPerDay(2240) }],
    readings: weighed(woman, 440, everyDay, 84),
  })
  expect(decisionOf(84, 0, { ...holding, history: steady, goal: kg(80) })).toMatchObject({ why: { kind: 'FITS' } })
  const again = decisionOf(84, 0, { ...holding, history: steady, goal: kg(76) })
  expect(again).toMatchObject({ kind: 'PROPOSE', change: 'LOSE_AGAIN', target: 2240, proposed: 2090, bound: 'STEP' })
})

test('while travelling and for two weeks after, the target stays', () => {
  const awayUntil = (to: number | null) => {
    const readings = weighed(woman, 220, everyDay, 70)
    const event = { kind: 'AWAY', from: days(58), to: to === null ? null : days(to) } as const
    return decisionOf(70, 0, { history: historyWith(70, { readings, events: [event] }) })
  }
  expect(awayUntil(null)).toMatchObject({ why: { kind: 'AWAY' } })
  expect(awayUntil(60)).toMatchObject({ why: { kind: 'AWAY' } })
})

test('after a reset the plan is not steered until there are enough readings again', () => {
  const readings = weighed(woman, 220, everyDay, 70)
  const history = historyWith(70, { readings, events: [{ kind: 'RESET', on: days(63) }] })
  expect(decisionOf(70, 0, { history, past: [pastReview(63)] })).toEqual({
    kind: 'KEEP',
    target: PLANNED,
    why: { kind: 'TOO_LITTLE_KNOWN', missing: [{ kind: 'DAYS', count: 7 }] },
  })
})

test('members without weight to lose get no proposal to lose, and more energy if the weight falls', () => {
  const keeping = { aim: 'KEEP', mayLose: false } as const
  const stages = [{ fromDay: days(0), intake: kcalPerDay(2240) }]
  const of = (beside: number, goal: number) => {
    const readings = weighed(woman, beside, everyDay, 84)
    const history = historyWith(84, { stages, readings })
    return decisionOf(84, 0, { ...keeping, history, current: kcalPerDay(2240), goal: kg(goal) })
  }
  expect(of(440, 76)).toMatchObject({ why: { kind: 'FITS' } })
  expect(of(100, 80)).toMatchObject({ kind: 'RAISE', why: 'BELOW_GOAL' })
})
