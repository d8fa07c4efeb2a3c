import fc from 'fast-check'
import { MS_PER_DAY } from '#domain/time.ts'
import type { Money } from './money.ts'
import type { Agreement, Purchase } from './purchase.ts'
import type { ChargeSnapshot, DisputeSnapshot, Period, PurchaseSnapshot } from './snapshot.ts'

const usd = (minor: number): Money => ({ minor, currency: 'USD' })
export const day = (n: number): Date => new Date(Date.UTC(2026, 10, 21) + n * MS_PER_DAY)

/** A trial week, then periods of thirty days. */
export const agreement: Agreement = {
  orderId: 'order-1',
  provider: 'stripe',
  livemode: false,
  first: usd(999),
  firstDays: 7,
  renewal: usd(2999),
  renewalDays: 30,
  changes: [],
}

export const placed: Purchase = {
  agreement,
  order: 'draft',
  subscription: null,
  charges: [],
  refunds: [],
  entitlements: [],
  endingBecause: null,
  proposal: null,
}

export const periodAt = (count: number): Period =>
  count === 0 ? { start: day(0), end: day(7) } : { start: day(7 + (count - 1) * 30), end: day(7 + count * 30) }

export const charge = (count: number, changes: Partial<ChargeSnapshot> = {}): ChargeSnapshot => ({
  ref: `charge-${count}`,
  kind: count === 0 ? 'initial' : 'renewal',
  amount: count === 0 ? agreement.first : agreement.renewal,
  period: periodAt(count),
  state: 'succeeded',
  reason: null,
  card: { brand: 'visa', last4: '4242' },
  wallet: null,
  at: periodAt(count).start,
  refunds: [],
  disputes: [],
  ...changes,
})

export const snapshot = (changes: Partial<PurchaseSnapshot> = {}): PurchaseSnapshot => ({
  ref: 'subscription-1',
  orderId: agreement.orderId,
  livemode: false,
  state: 'active',
  phase: 'intro',
  period: periodAt(0),
  cancelAtPeriodEnd: false,
  endedAt: null,
  card: { brand: 'visa', last4: '4242' },
  actionUrl: null,
  nextAmount: agreement.renewal,
  nextDays: agreement.renewalDays,
  nextTryAt: null,
  charges: [charge(0)],
  payer: null,
  places: [],
  unrecognised: [],
  fetchedAt: day(0),
  ...changes,
})

/** Events that may happen at a provider, one after the other. */
const moves = [
  'decline',
  'pend',
  'challenge',
  'pay',
  'pay_twice',
  'fail_renewal',
  'cancel',
  'resume',
  'end',
  'refund',
  'refund_part',
  'bounce',
  'dispute',
  'learn_fee',
  'win',
  'lose',
] as const
/** Suffix of the reference of a second charge for the same days. */
const AGAIN = '-again'
type Move = (typeof moves)[number]

const lastOf = (said: PurchaseSnapshot): ChargeSnapshot | undefined => said.charges.at(-1)
const withLast = (said: PurchaseSnapshot, changes: Partial<ChargeSnapshot>): readonly ChargeSnapshot[] =>
  said.charges.map((each, at) => (at === said.charges.length - 1 ? { ...each, ...changes } : each))

const owed = (said: PurchaseSnapshot): boolean =>
  ['declined', 'pending', 'requires_action'].includes(lastOf(said)?.state ?? '')

/** What was not refunded of a charge, in cents. */
const leftOf = ({ amount, refunds }: ChargeSnapshot): number =>
  refunds.reduce((sum, refund) => sum - (refund.state === 'succeeded' ? refund.amount.minor : 0), amount.minor)

/** A dispute about what is left of a charge: the bank takes it at once. */
export function openedDispute(charge: ChargeSnapshot, at: Date): DisputeSnapshot {
  const disputed = { ...charge.amount, minor: leftOf(charge) }
  const ref = `dispute-${charge.disputes.length}-of-${charge.ref}`
  return { ref, state: 'open', amount: disputed, openedAt: at, takenAt: at, returnedAt: null, fee: usd(1500) }
}

/** The bank decides about an open dispute; if it is won, it gives the amount back. */
function decided(dispute: DisputeSnapshot, move: 'win' | 'lose', at: Date): DisputeSnapshot {
  if (dispute.state !== 'open') return dispute
  return move === 'win' ? { ...dispute, state: 'won', returnedAt: at } : { ...dispute, state: 'lost' }
}

/** The provider's state after a move; a move that makes no sense changes nothing. */
function after(said: PurchaseSnapshot, move: Move, at: Date): PurchaseSnapshot {
  const last = lastOf(said)
  // A second charge for the same days adds no period.
  const count = said.charges.filter(({ ref }) => !ref.endsWith(AGAIN)).length
  const isLive = said.state === 'active' || said.state === 'past_due'
  const isFirst = said.state === 'incomplete'
  switch (move) {
    case 'decline':
    case 'pend':
    case 'challenge': {
      if (!isFirst) return said
      const state = ({ decline: 'declined', pend: 'pending', challenge: 'requires_action' } as const)[move]
      const reason = move === 'decline' ? 'PAYMENT_DECLINED' : null
      return { ...said, charges: [charge(0, { state, reason, at })] }
    }
    case 'pay': {
      if (isFirst) return { ...said, state: 'active', period: periodAt(0), charges: [charge(0, { at })] }
      if (!isLive || said.cancelAtPeriodEnd) return said
      const charges = owed(said)
        ? withLast(said, { state: 'succeeded', reason: null, at })
        : [...said.charges, charge(count, { at })]
      return { ...said, state: 'active', phase: 'regular', period: periodAt(owed(said) ? count - 1 : count), charges }
    }
    case 'pay_twice': {
      if (last?.state !== 'succeeded' || last.ref.endsWith(AGAIN)) return said
      const again = { ...charge(count - 1, { at }), ref: `${last.ref}${AGAIN}` }
      return { ...said, charges: [...said.charges, again] }
    }
    case 'fail_renewal': {
      if (said.state !== 'active' || said.cancelAtPeriodEnd) return said
      const failed = charge(count, { state: 'declined', reason: 'PAYMENT_DECLINED', at })
      return {
        ...said,
        state: 'past_due',
        phase: 'regular',
        period: periodAt(count),
        charges: [...said.charges, failed],
      }
    }
    case 'cancel':
      return isLive ? { ...said, cancelAtPeriodEnd: true } : said
    case 'resume':
      return isLive ? { ...said, cancelAtPeriodEnd: false } : said
    case 'end':
      if (said.state === 'canceled' || said.state === 'incomplete_expired') return said
      return {
        ...said,
        state: isFirst ? 'incomplete_expired' : 'canceled',
        endedAt: at,
        charges:
          last !== undefined && last.state !== 'succeeded' ? withLast(said, { state: 'void', at }) : said.charges,
      }
    case 'refund': {
      if (last?.state !== 'succeeded' || last.refunds.length > 0) return said
      const refund = { ref: `refund-of-${last.ref}`, amount: last.amount, state: 'succeeded', refundId: null } as const
      return { ...said, charges: withLast(said, { refunds: [refund] }) }
    }
    case 'refund_part': {
      if (last?.state !== 'succeeded' || leftOf(last) < 100) return said
      const ref = `part-${last.refunds.length}-of-${last.ref}`
      const refund = { ref, amount: usd(100), state: 'succeeded', refundId: null, at } as const
      return { ...said, charges: withLast(said, { refunds: [...last.refunds, refund] }) }
    }
    case 'bounce': {
      const refunds = (last?.refunds ?? []).map((refund) => ({ ...refund, state: 'failed' }) as const)
      return { ...said, charges: withLast(said, { refunds }) }
    }
    case 'learn_fee':
      return last?.state === 'succeeded' ? { ...said, charges: withLast(said, { fee: usd(59) }) } : said
    case 'dispute':
      if (last?.state !== 'succeeded' || last.disputes.some(({ state }) => state !== 'won')) return said
      return { ...said, charges: withLast(said, { disputes: [...last.disputes, openedDispute(last, at)] }) }
    case 'win':
    case 'lose':
      return {
        ...said,
        charges: withLast(said, { disputes: (last?.disputes ?? []).map((each) => decided(each, move, at)) }),
      }
  }
}

/** All snapshots that a provider would have returned over up to twenty moves. */
export const histories = fc.array(fc.constantFrom(...moves), { maxLength: 20 }).map((life) => {
  const said: PurchaseSnapshot[] = [snapshot({ state: 'incomplete', period: null, charges: [] })]
  for (const [at, move] of life.entries()) {
    const before = said.at(-1)
    if (before !== undefined) said.push({ ...after(before, move, day(at + 1)), fetchedAt: day(at + 1) })
  }
  return said
})

/** Any order, with repetitions and losses, as long as the last snapshot is among them. */
export const deliveries = histories.chain((said) =>
  fc
    .shuffledSubarray([...said, ...said, ...said])
    .map((some) => ({ said, heard: some.some((each) => each === said.at(-1)) ? some : [...some, ...said.slice(-1)] })),
)

/** Checks any history with any delivery of it. */
export const checkDeliveries = (
  numRuns: number,
  check: (history: {
    readonly said: readonly PurchaseSnapshot[]
    readonly heard: readonly PurchaseSnapshot[]
  }) => Promise<void>,
): Promise<void> => fc.assert(fc.asyncProperty(deliveries, check), { numRuns, endOnFailure: true })
