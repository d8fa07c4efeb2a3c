import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LedgerEntry, missingEntries } from './ledger.ts'
import { charge, day, deliveries, openedDispute, placed, snapshot } from './provider-history.example.ts'
import { reducePurchase } from './reduce-purchase.ts'
import type { ChargeSnapshot, PurchaseSnapshot } from './snapshot.ts'

const NOW = day(100)
const usd = (minor: number) => ({ minor, currency: 'USD' })

/** The ledger after snapshots that arrived one after the other. */
function posted(heard: readonly PurchaseSnapshot[]): readonly LedgerEntry[] {
  let purchase = placed
  const ledger: LedgerEntry[] = []
  for (const said of heard) {
    purchase = reducePurchase(purchase, said, NOW).purchase
    ledger.push(...missingEntries(ledger, purchase, () => 'support', NOW))
  }
  return ledger
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, minor) => total + minor, 0)
const total = (ledger: readonly LedgerEntry[]): number => sum(ledger.map(({ amount }) => amount.minor))

/** What a provider's balance gained by a charge, by the provider's own reckoning. */
const balanceBy = ({ state, amount, fee, refunds, disputes }: ChargeSnapshot): number =>
  state !== 'succeeded'
    ? 0
    : amount.minor -
      (fee?.minor ?? 0) -
      sum(refunds.map((refund) => (refund.state === 'succeeded' ? refund.amount.minor : 0))) -
      sum(disputes.map((dispute) => (dispute.state === 'won' ? 0 : dispute.amount.minor) + (dispute.fee?.minor ?? 0)))

test('any history in any order, repeated or lost, leaves the ledger equal to the balance at the provider', () => {
  fc.assert(
    fc.property(deliveries, ({ said, heard }) => {
      expect(total(posted(heard))).toBe(sum((said.at(-1)?.charges ?? []).map(balanceBy)))
    }),
    { numRuns: 2000 },
  )
})

test('a fact that is already recorded adds nothing', () => {
  fc.assert(
    fc.property(deliveries, ({ said }) => {
      const last = said.slice(-1)
      expect(posted([...last, ...last])).toEqual(posted(last))
    }),
  )
})

test('each movement has its kind, its cause and its own day', () => {
  const refund = { ref: 're', amount: usd(100), state: 'succeeded', refundId: 'ours', at: day(2) } as const
  const disputes = [
    { ...openedDispute(charge(0), day(3)), amount: usd(899), state: 'won', returnedAt: day(9) } as const,
  ]
  const said = snapshot({ charges: [charge(0, { fee: usd(59), refunds: [refund], disputes })], fetchedAt: day(9) })
  expect(posted([said]).map(({ kind, cause, amount, at }) => [kind, cause, amount.minor, at])).toEqual([
    ['charge', 'initial', 999, day(0)],
    ['fee', 'charge', -59, day(0)],
    ['dispute_taken', 'dispute', -899, day(3)],
    ['dispute_returned', 'dispute', 899, day(9)],
    ['fee', 'dispute', -1500, day(3)],
    ['refund', 'support', -100, day(2)],
  ])
})

test('a dispute that is lost takes the money on the day on which it was opened', () => {
  const open = openedDispute(charge(0), day(3))
  const states = ['open', 'lost'] as const
  const ledger = posted(
    states.map((state, at) =>
      snapshot({ charges: [charge(0, { disputes: [{ ...open, state }] })], fetchedAt: day(3 + at) }),
    ),
  )
  expect(ledger.filter(({ kind }) => kind.startsWith('dispute')).map(({ amount, at }) => [amount.minor, at])).toEqual([
    [-999, day(3)],
  ])
})

test('a refund that a bank returns is a movement of the day on which it is known', () => {
  const refunded = (state: 'succeeded' | 'failed') =>
    snapshot({
      charges: [charge(0, { refunds: [{ ref: 're', amount: usd(100), state, refundId: 'ours', at: day(2) }] })],
    })
  const ledger = posted([refunded('succeeded'), refunded('failed'), refunded('succeeded'), refunded('failed')])
  expect(ledger.map(({ kind, amount, at }) => [kind, amount.minor, at])).toEqual([
    ['charge', 999, day(0)],
    ['refund', -100, day(2)],
    ['refund_returned', 100, NOW],
  ])
})

test('another amount than before is a correction of today: what was recorded stays', () => {
  const open = openedDispute(charge(0), day(3))
  const partly = { ...open, state: 'lost', amount: usd(400) } as const
  const ledger = posted([
    snapshot({ charges: [charge(0, { disputes: [open] })] }),
    snapshot({ charges: [charge(0, { disputes: [partly] })] }),
  ])
  expect(ledger.slice(3).map(({ kind, cause, amount, at }) => [kind, cause, amount.minor, at])).toEqual([
    ['dispute_taken', 'correction', 599, NOW],
  ])
})

test('a first period that a coupon made free is a charge of nothing', () => {
  expect(posted([snapshot({ charges: [charge(0, { amount: usd(0) })] })]).map(({ amount }) => amount)).toEqual([usd(0)])
})

test('what never moved is not recorded: a free refund, a dispute without its money, a charge that failed', () => {
  const refunds = [{ ref: 're', amount: usd(0), state: 'succeeded', refundId: null, at: day(2) }] as const
  const { fee: _, ...free } = { ...openedDispute(charge(0), day(3)), takenAt: null }
  const charges = [charge(0, { refunds, disputes: [free] }), charge(1, { state: 'declined' })]
  expect(posted([snapshot({ charges })]).map(({ kind, amount }) => [kind, amount.minor])).toEqual([['charge', 999]])
  const late = { ...openedDispute(charge(0), day(3)), takenAt: null }
  expect(posted([snapshot({ charges: [charge(0, { disputes: [late] })] })]).map(({ kind, at }) => [kind, at])).toEqual([
    ['charge', day(0)],
    ['fee', day(3)],
  ])
  expect(posted([snapshot({ charges: [charge(0, { refunds: [{ ...refunds[0], amount: usd(1) }] })] })])).toHaveLength(2)
})

test('an amount that was recorded in another currency is taken back, of a charge or of its dispute', () => {
  const disputed = (currency: string) => {
    const dispute = { ...openedDispute(charge(0), day(3)), fee: { minor: 1500, currency } }
    return reducePurchase(
      placed,
      snapshot({ charges: [charge(0), charge(1, { fee: usd(59), disputes: [dispute] })] }),
      NOW,
    ).purchase
  }
  const before = missingEntries([], disputed('USD'), () => 'support', NOW)
  const added = missingEntries(before, disputed('EUR'), () => 'support', NOW)
  expect(added.map(({ kind, cause, chargeRef, amount }) => [kind, cause, chargeRef, amount])).toEqual([
    ['fee', 'dispute', 'charge-1', { minor: -1500, currency: 'EUR' }],
    ['fee', 'correction', 'charge-1', usd(1500)],
  ])
  expect(missingEntries([...before, ...added], disputed('EUR'), () => 'support', NOW)).toEqual([])
})

test('what is about no charge of the purchase, and payouts, stay as they are', () => {
  const { purchase } = reducePurchase(placed, snapshot(), NOW)
  const own = missingEntries([], purchase, () => 'support', NOW)
  const other: LedgerEntry = {
    ...own[0],
    kind: 'fee',
    source: 'elsewhere',
    chargeRef: null,
    cause: 'charge',
    amount: usd(-5),
    at: NOW,
  }
  const payout: LedgerEntry = { ...other, kind: 'payout', source: 'charge-0' }
  expect(missingEntries([...own, other, payout], purchase, () => 'support', NOW)).toEqual([])
})
