import { describe, expect, test } from 'vitest'
import { cm, days, kcalPerDay, kg } from '#domain/units.ts'
import { aimAfter } from './aim-after.ts'
import { turnOfProposal, turnOfReason } from './card-turns.ts'
import { corridorAround, isAboveCorridor, isBelowCorridor } from './corridor.ts'
import { estimateOf } from './estimates.example.ts'
import { isPlateau, plateauTalk } from './plateau.ts'
import { remembered } from './remembered.ts'
import type { Decision } from './review.ts'
import type { PastReview } from './review-input.ts'
import { pastReview } from './reviews.example.ts'

const TODAY = 200

describe('a plateau', () => {
  const asked = (ago: number, plateauAnswer: PastReview['plateauAnswer'] = null) =>
    pastReview(TODAY - ago, { kind: 'ASK', plateauAnswer })
  const isAsked = (...past: readonly PastReview[]) => plateauTalk(past, TODAY).asked
  const isWaiting = (...past: readonly PastReview[]) => plateauTalk(past, TODAY).waiting

  test('is not asked about again for four weeks, nor after three questions without an answer in half a year', () => {
    expect([isAsked(), isAsked(asked(28)), isAsked(asked(29))]).toEqual([false, true, false])
    expect(isAsked(asked(182), asked(100), asked(40))).toBe(true)
    expect(isAsked(asked(183), asked(100), asked(40))).toBe(false)
    expect(isAsked(asked(182), asked(100, 'NOTHING'), asked(40))).toBe(false)
    expect(isAsked(asked(150), asked(100), pastReview(TODAY - 50), asked(40))).toBe(true)
  })

  test('that passes by itself is waited for, for two weeks', () => {
    expect([isWaiting(asked(14, 'CYCLE')), isWaiting(asked(15, 'CYCLE'))]).toEqual([true, false])
    expect([isWaiting(asked(7, 'BESIDE_PLAN')), isWaiting(asked(7, 'NOTHING')), isWaiting(asked(7))]).toEqual([
      ...[false, false, false],
    ])
  })

  test('is one if a loss is expected and there is more likely none', () => {
    const still = (maintenance: number, intake = 1800) =>
      isPlateau(
        estimateOf(60, () => 80),
        kcalPerDay(maintenance),
        kcalPerDay(intake),
      )
    expect([still(1800), still(1855), still(1860), still(2200)]).toEqual([true, true, false, false])
    // With 1,925 kcal the plan expects no more than a quarter of a kilogram a week.
    expect([still(1924, 1924), still(1925, 1925)]).toEqual([true, false])
  })
})

describe('the corridor of a kept weight', () => {
  test('is from 1.5 kg below to 3 % above, and not below the healthy range', () => {
    const around = (kept: number) => corridorAround(kg(kept), cm(165))
    expect(around(80).low).toBe(78.5)
    expect(around(80).high).toBeCloseTo(82.4, 9)
    // 50.4 kg is the lowest goal at this height.
    expect([around(51).low, around(50).low]).toEqual([50.4, 50])
  })

  test('is left beyond its ends', () => {
    expect([78.5, 78.4].map((weight) => isBelowCorridor(kg(weight), kg(80)))).toEqual([false, true])
    expect([82.3, 82.5].map((weight) => isAboveCorridor(kg(weight), kg(80)))).toEqual([false, true])
  })
})

describe('how often a card was shown', () => {
  const told = (ago: number, turn: number | null, reason: PastReview['told'] = 'AT_LIMIT') =>
    pastReview(TODAY - ago, { told: reason, turn })
  const turn = (...past: readonly PastReview[]) => turnOfReason(past, 'AT_LIMIT', TODAY)

  test('it comes again after three weeks, twice, and then rests for half a year', () => {
    expect([turn(), turn(told(20, 0)), turn(told(21, 0)), turn(told(21, 1))]).toEqual([0, null, 1, 2])
    expect([turn(told(21, 2)), turn(told(181, 2)), turn(told(182, 2)), turn(told(182, 0))]).toEqual([null, null, 0, 0])
  })

  test('other cards, and reviews in which it rested, do not count', () => {
    expect(turn(told(30, 1, 'CUTS_DO_NOT_HELP'))).toBe(0)
    expect(turn(told(30, 0), told(7, null))).toBe(1)
  })

  test('an answer to a proposal starts anew', () => {
    const proposed = (ago: number, other: Partial<PastReview> = {}) =>
      pastReview(TODAY - ago, { kind: 'PROPOSE', change: 'DOWN', turn: 0, ...other })
    const turnOf = (...past: readonly PastReview[]) => turnOfProposal(past, 'DOWN', TODAY)
    expect([turnOf(proposed(7)), turnOf(proposed(21)), turnOf(proposed(21, { change: 'UP' }))]).toEqual([null, 1, 0])
    expect([turnOf(proposed(7, { answer: 'KEEP' })), turnOf(proposed(30, { answer: 'YES' }), proposed(7))]).toEqual([
      ...[0, null],
    ])
  })
})

const hold: Decision = { kind: 'HOLD', target: kcalPerDay(2200), reason: 'SURGERY' }
const raise = (why: 'BELOW_GOAL' | 'TOO_FAST'): Decision => ({
  ...{ kind: 'RAISE', target: kcalPerDay(2000), lowest: kcalPerDay(1900), why },
})
const propose = (change: 'DOWN' | 'KEEP_WEIGHT' | 'LOSE_AGAIN', turn?: number): Decision => ({
  ...{ kind: 'PROPOSE', target: kcalPerDay(1800), proposed: kcalPerDay(1700), change, bound: null },
  ...(turn === undefined ? {} : { turn }),
})

test('what the next reviews know of a decision', () => {
  const known = (decision: Decision) => {
    const { proposed, change, told, turn, doctor } = remembered(
      ...([days(7), { decision, isSteered: true }, { answer: null, plateauAnswer: null }] as const),
    )
    return [proposed, change, told, turn, doctor]
  }
  const atLimit = (turn?: number | null): Decision => ({
    ...{ kind: 'KEEP', target: kcalPerDay(1800) },
    why: { kind: 'AT_LIMIT', bound: 'CUT', ...(turn === undefined ? {} : { turn }) },
  })
  const step: Decision = { kind: 'STEP', target: kcalPerDay(1950), towards: kcalPerDay(2100), why: 'KEEPING' }
  expect(known(step)).toEqual([1950, null, null, null, null])
  expect(known(propose('DOWN', 2))).toEqual([1700, 'DOWN', null, 2, null])
  expect(known(propose('DOWN'))).toEqual([1700, 'DOWN', null, 0, null])
  expect(known(hold)).toEqual([null, null, null, null, 'SURGERY'])
  expect(known(raise('TOO_FAST'))).toEqual([null, null, null, null, null])
  expect([undefined, null, 2].map((turn) => known(atLimit(turn)).slice(2, 4))).toEqual([
    ['AT_LIMIT', 0],
    ['AT_LIMIT', null],
    ['AT_LIMIT', 2],
  ])
  expect(known({ kind: 'KEEP', target: kcalPerDay(1800), why: { kind: 'FITS' } })).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('the aim after a decision', () => {
  expect([aimAfter(raise('BELOW_GOAL'), false, 'LOSE'), aimAfter(raise('TOO_FAST'), true, 'LOSE')]).toEqual([
    'KEEP',
    'LOSE',
  ])
  expect([true, false].map((isAgreed) => aimAfter(propose('KEEP_WEIGHT'), isAgreed, 'LOSE'))).toEqual(['KEEP', 'LOSE'])
  expect([true, false].map((isAgreed) => aimAfter(propose('LOSE_AGAIN'), isAgreed, 'KEEP'))).toEqual(['LOSE', 'KEEP'])
  expect([aimAfter(propose('DOWN'), true, 'LOSE'), aimAfter(propose('DOWN'), true, 'KEEP')]).toEqual(['LOSE', 'KEEP'])
  expect(aimAfter(hold, true, 'LOSE')).toBe('LOSE')
})
