import { describe, expect, test } from 'vitest'
import { markDuplicates, mergeCharges } from './merge-charges.ts'
import { agreement, charge, day, openedDispute } from './provider-history.example.ts'
import type { Charge, Refund } from './purchase.ts'
import type { ChargeSnapshot } from './snapshot.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const one = (ref: string, changes: Partial<ChargeSnapshot> = {}): Charge => {
  const { refunds: _, ...known } = charge(1, { ref, ...changes })
  return { ...known, isDuplicate: false }
}

describe('of two reports of one charge', () => {
  const stateOf = (before: ChargeSnapshot['state'], after: ChargeSnapshot['state'], later: number) =>
    mergeCharges(
      [one('a', { state: before, at: day(5) })],
      [charge(1, { ref: 'a', state: after, at: day(5 + later) })],
    )[0]?.state

  test.each([
    ['pending', 'declined'],
    ['declined', 'requires_action'],
    ['requires_action', 'pending'],
  ] as const)('%s and %s: the later one counts', (before, after) => {
    expect([stateOf(before, after, 1), stateOf(before, after, -1)]).toEqual([after, before])
  })

  test('void wins against what is open, and success against everything', () => {
    for (const open of ['pending', 'requires_action', 'declined'] as const) {
      expect([stateOf(open, 'void', -1), stateOf('void', open, 1)]).toEqual(['void', 'void'])
      expect([stateOf(open, 'succeeded', -1), stateOf('succeeded', open, 1)]).toEqual(['succeeded', 'succeeded'])
    }
    expect([stateOf('void', 'succeeded', -1), stateOf('succeeded', 'void', 1)]).toEqual(['succeeded', 'succeeded'])
  })

  test('at the same moment the one that is further counts, whichever came first', () => {
    const order = ['pending', 'requires_action', 'declined', 'void', 'succeeded'] as const
    for (const [at, state] of order.entries())
      for (const further of order.slice(at + 1))
        expect([stateOf(state, further, 0), stateOf(further, state, 0)]).toEqual([further, further])
  })

  test('a later word about the same state is taken over', () => {
    const [again] = mergeCharges([one('a', { wallet: null })], [charge(1, { ref: 'a', wallet: 'Apple Pay' })])
    expect(again?.wallet).toBe('Apple Pay')
  })

  test('a fee that one of them names is kept', () => {
    const feeOf = (before: Partial<ChargeSnapshot>, after: Partial<ChargeSnapshot>) =>
      mergeCharges([one('a', before)], [charge(1, { ref: 'a', ...after })])[0]
    expect(feeOf({ fee: usd(59) }, {})?.fee).toEqual(usd(59))
    expect(feeOf({}, { fee: usd(59) })?.fee).toEqual(usd(59))
    expect(feeOf({ at: day(9) }, { at: day(1), fee: usd(59) })?.fee).toEqual(usd(59))
    expect(feeOf({ fee: usd(1) }, { fee: usd(2) })?.fee).toEqual(usd(2))
    expect(feeOf({}, {})).not.toHaveProperty('fee')
  })

  test('disputes of both are known', () => {
    const opened = openedDispute(charge(1), day(9))
    const other = { ...opened, ref: 'other', openedAt: day(10) }
    const [both] = mergeCharges([one('a', { disputes: [opened] })], [charge(1, { ref: 'a', disputes: [other] })])
    expect(both?.disputes.map(({ ref }) => ref)).toEqual([opened.ref, 'other'])
  })
})

test('charges stand by the start of their periods, then by reference, in whatever order they became known', () => {
  const charges = [charge(2), charge(1, { ref: 'b' }), charge(1, { ref: 'a' }), charge(0)]
  const expected = ['charge-0', 'a', 'b', 'charge-2']
  expect(mergeCharges([], charges).map(({ ref }) => ref)).toEqual(expected)
  expect(mergeCharges([], charges.toReversed()).map(({ ref }) => ref)).toEqual(expected)
  expect(mergeCharges([], charges).every(({ isDuplicate }) => !isDuplicate)).toBe(true)
})

describe('of two charges for the same days', () => {
  const refund = (chargeRef: string, minor: number, state: Refund['state'] = 'succeeded'): Refund => ({
    ...{ id: `${chargeRef}-${minor}`, chargeRef, ref: null, amount: usd(minor), state },
  })
  const extra = (charges: readonly Charge[], refunds: readonly Refund[] = []) =>
    markDuplicates({ agreement, charges, refunds })
      .filter(({ isDuplicate }) => isDuplicate)
      .map(({ ref }) => ref)
  const [early, late] = [one('early', { at: day(7) }), one('late', { at: day(8) })]

  test('the first one counts, and at the same moment the one whose reference is smaller', () => {
    expect(extra([early, late])).toEqual(['late'])
    expect(extra([late, early])).toEqual(['late'])
    const twins = [one('b'), one('a')]
    expect([extra(twins), extra(twins.toReversed())]).toEqual([['b'], ['b']])
  })

  test('one that brought the agreed amount counts before one that did not', () => {
    const short = { ...early, amount: usd(2998) }
    expect(extra([short, late])).toEqual(['early'])
    expect(extra([short, { ...late, amount: usd(2997) }])).toEqual(['late'])
  })

  test('one that was given back, or is about to be, counts last', () => {
    expect(extra([early, late], [refund('early', 2999)])).toEqual(['early'])
    expect(extra([early, late], [refund('early', 2999, 'requested')])).toEqual(['early'])
    expect(extra([early, late], [refund('early', 1000), refund('early', 1999)])).toEqual(['early'])
    // Even before one that brought too little.
    expect(extra([early, { ...late, amount: usd(2998) }], [refund('early', 2999)])).toEqual(['early'])
  })

  test('a part that was given back, or a refund that failed or belongs to another charge, changes nothing', () => {
    expect(extra([early, late], [refund('early', 2998)])).toEqual(['late'])
    expect(extra([early, late], [refund('early', 2999, 'failed')])).toEqual(['late'])
    expect(extra([early, late], [refund('late', 2999)])).toEqual(['late'])
    expect(
      extra([
        { ...early, amount: usd(0) },
        { ...late, amount: usd(0) },
      ]),
    ).toEqual(['late'])
  })

  test('there is one first period, on whatever day it begins; renewals of other days are no duplicates', () => {
    const first = one('first', { kind: 'initial', amount: agreement.first, period: { start: day(0), end: day(7) } })
    const second = { ...first, ref: 'second', at: day(30), period: { start: day(3), end: day(10) } }
    expect(extra([first, second])).toEqual(['second'])
    expect(extra([first, { ...second, kind: 'renewal' }])).toEqual([])
    expect(extra([early, one('next', { period: { start: day(37), end: day(67) } })])).toEqual([])
  })

  test('only charges that succeeded are compared, and a mark that is no longer true goes', () => {
    expect(extra([{ ...early, state: 'declined' }, late])).toEqual([])
    expect(extra([{ ...early, isDuplicate: true }])).toEqual([])
    const [same] = markDuplicates({ agreement, charges: [early], refunds: [] })
    expect(same).toBe(early)
  })
})
