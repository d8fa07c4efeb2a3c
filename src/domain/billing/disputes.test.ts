import { expect, test } from 'vitest'
import { disputeStateOf, isAtBank, isBeingDisputed, mergeDisputes } from './disputes.ts'
import { charge, day, openedDispute } from './provider-history.example.ts'

const opened = openedDispute(charge(0), day(3))

test('the earliest day on which money moved is kept, whichever snapshot comes first', () => {
  const late = { ...opened, openedAt: day(5), takenAt: day(6) }
  for (const [known, news] of [
    [opened, late],
    [late, opened],
  ] as const)
    expect(mergeDisputes([known], [news])).toEqual([{ ...opened, openedAt: day(3), takenAt: day(3) }])
  const untaken = { ...opened, takenAt: null }
  expect(mergeDisputes([untaken], [opened])[0]?.takenAt).toEqual(day(3))
  expect(mergeDisputes([opened], [untaken])[0]?.takenAt).toEqual(day(3))
})

test('a dispute that was won keeps the day its money came back, even when an earlier snapshot arrives late', () => {
  const won = { ...opened, state: 'won', returnedAt: day(20) } as const
  const wonLater = { ...won, returnedAt: day(22) }
  expect(mergeDisputes([won], [opened])).toEqual([won])
  expect(mergeDisputes([opened], [won])).toEqual([won])
  expect(mergeDisputes([won], [wonLater])).toEqual([won])
  expect(mergeDisputes([wonLater], [won])).toEqual([won])
  // The newer of two snapshots may not say it.
  expect(mergeDisputes([won], [{ ...won, returnedAt: null }])).toEqual([won])
})

test('a dispute that is lost on appeal returned nothing', () => {
  const won = { ...opened, state: 'won', returnedAt: day(20) } as const
  const lost = { ...opened, state: 'lost', returnedAt: null } as const
  expect(mergeDisputes([won], [lost])).toEqual([lost])
  expect(mergeDisputes([lost], [won])).toEqual([lost])
})

test('the disputes of a payment stand in the order in which they were opened, then by reference', () => {
  const second = { ...opened, ref: 'b', openedAt: day(9) }
  const twin = { ...opened, ref: 'a', openedAt: day(9) }
  expect(mergeDisputes([second], [twin, opened]).map(({ ref }) => ref)).toEqual([opened.ref, 'a', 'b'])
})

test.each([
  [[], null, false, false],
  [['won'], 'won', false, false],
  [['won', 'lost'], 'lost', true, false],
  [['won', 'lost', 'open'], 'open', true, true],
] as const)('disputes %s: as a whole %s, at the bank %s, being disputed %s', (states, whole, isHeld, isOpen) => {
  const disputed = { disputes: states.map((state) => ({ ...opened, state })) }
  expect(disputeStateOf(disputed)).toBe(whole)
  expect(isAtBank(disputed)).toBe(isHeld)
  expect(isBeingDisputed(disputed)).toBe(isOpen)
})

test('of two reports of one state the newer one says what is disputed', () => {
  const less = { ...opened, amount: { minor: 1, currency: 'USD' } }
  expect(mergeDisputes([opened], [less])[0]?.amount.minor).toBe(1)
  expect(mergeDisputes([less], [opened])[0]?.amount.minor).toBe(999)
})
