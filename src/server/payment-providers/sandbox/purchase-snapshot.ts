import { BASE } from '#domain/api/base-path.ts'
import type { Card, ChargeSnapshot, Period, PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { nextRetryAt } from './advance.ts'
import { disputesOf } from './disputes.ts'
import { chargesOf, type Reader, type SandboxCharge, type SandboxSubscription } from './sandbox-database.ts'

const periodOf = (row: { readonly period_start: Date | null; readonly period_end: Date | null }): Period | null =>
  row.period_start === null || row.period_end === null ? null : { start: row.period_start, end: row.period_end }

/** A payment by PayPal has no card. */
const cardOf = ({ wallet, card_last4 }: SandboxSubscription): Card | null =>
  wallet === 'PayPal' ? null : { brand: wallet ?? 'test card', last4: card_last4 }

/** The amount and the days of the next renewal. */
function nextTermsOf(row: SandboxSubscription): Pick<PurchaseSnapshot, 'nextAmount' | 'nextDays'> {
  if (row.state !== 'active' && row.state !== 'past_due') return { nextAmount: null, nextDays: null }
  const { next_amount_minor, renewal_amount_minor, next_days, renewal_days, currency } = row
  return {
    nextAmount: { minor: next_amount_minor ?? renewal_amount_minor, currency },
    nextDays: next_days ?? renewal_days,
  }
}

/** The snapshot of a purchase, as every provider returns it. */
export async function snapshotOf(db: Reader, subscription: SandboxSubscription, now: Date): Promise<PurchaseSnapshot> {
  const charges = await chargesOf(db, subscription.ref)
  const refunds = await db
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('charge_ref', 'in', ['', ...charges.map(({ ref }) => ref)])
    .orderBy('ref')
    .execute()
  const card = cardOf(subscription)

  const chargeFrom = (row: SandboxCharge): ChargeSnapshot => ({
    ref: row.ref,
    kind: row.number === 0 ? 'initial' : 'renewal',
    amount: { minor: row.amount_minor, currency: row.currency },
    period: { start: row.period_start, end: row.period_end },
    state: row.state,
    reason: row.reason,
    card,
    wallet: subscription.wallet === 'PayPal' ? null : subscription.wallet,
    at: row.at,
    refunds: refunds
      .filter(({ charge_ref }) => charge_ref === row.ref)
      .map(({ ref, refund_id, amount_minor, currency, at }) => ({
        ref,
        amount: { minor: amount_minor, currency },
        state: 'succeeded',
        refundId: refund_id,
        at,
      })),
    disputes: disputesOf(row, refunds),
  })

  const last = charges.at(-1)
  return {
    ref: subscription.ref,
    orderId: subscription.order_id,
    livemode: false,
    state: subscription.state,
    phase: subscription.phase,
    period: periodOf(subscription),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at,
    card,
    ...nextTermsOf(subscription),
    nextTryAt: last !== undefined && subscription.state === 'past_due' ? nextRetryAt(last) : null,
    actionUrl: subscription.state === 'past_due' ? cardPageOf(subscription.ref) : null,
    charges: charges.map(chargeFrom),
    // All customers share the same test cards.
    payer: null,
    places: [],
    unrecognised: [],
    fetchedAt: now,
  }
}

export const bankPageOf = (ref: string): string => `${BASE}/sandbox/bank/${ref}`
export const cardPageOf = (ref: string): string => `${BASE}/sandbox/card/${ref}`
