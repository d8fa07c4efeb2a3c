import { renewsAlike } from '#domain/billing/disclosure.ts'
import type { Money } from '#domain/billing/money.ts'
import type { DeclineReason } from '#domain/billing/order.ts'
import type { SandboxWallet } from '#domain/billing/sandbox-cards.ts'
import { plusDays } from '#domain/time.ts'
import { ProviderError, type PurchaseOrder } from '#server/platform/payment-provider/provider.ts'
import { newRef, recordEvent, type SandboxSubscription, type Trx, updateSubscription } from './sandbox-database.ts'
import { last4Of, sandboxCards } from './test-cards.ts'

/** The wallet that pays; null for a card. */
const walletOf = ({ method, wallet }: PurchaseOrder): SandboxWallet | null =>
  method === 'FAST_PAYMENTS' ? (wallet ?? 'PayPal') : null

/** Inserts the subscription of an order, unpaid. */
export async function insertSubscription(trx: Trx, order: PurchaseOrder, now: Date): Promise<void> {
  const { terms } = order
  const row = { ref: newRef('sub'), order_id: order.orderId }
  await trx
    .insertInto('sandbox_subscriptions')
    .values({
      ...row,
      state: 'incomplete',
      phase: renewsAlike(terms) ? 'regular' : 'intro',
      currency: terms.first.currency,
      first_amount_minor: terms.first.minor,
      first_days: terms.firstDays,
      renewal_amount_minor: terms.renewal.minor,
      renewal_days: terms.renewalDays,
      period_start: null,
      period_end: null,
      ended_at: null,
      card_last4: last4Of(order.scenario ?? 'ok'),
      wallet: walletOf(order),
      created_at: now,
      changed_at: now,
    })
    .execute()
  await recordEvent(trx, row, 'subscription.made', now)
}

/** Inserts an expired subscription for an order that was abandoned before it arrived. */
export async function insertExpiredSubscription(trx: Trx, orderId: string, now: Date): Promise<void> {
  await trx
    .insertInto('sandbox_subscriptions')
    .values({
      ref: newRef('sub'),
      order_id: orderId,
      state: 'incomplete_expired',
      phase: 'regular',
      // ISO 4217 code for tests: there is no price.
      currency: 'XTS',
      first_amount_minor: 0,
      first_days: 0,
      renewal_amount_minor: 0,
      renewal_days: 0,
      period_start: null,
      period_end: null,
      ended_at: now,
      card_last4: '',
      wallet: null,
      created_at: now,
      changed_at: now,
    })
    .execute()
}

/** Tries the first charge of an unpaid subscription: a test card at once, a wallet when it is approved. */
export async function tryFirstCharge(
  trx: Trx,
  subscription: SandboxSubscription,
  order: PurchaseOrder,
  now: Date,
): Promise<void> {
  const scenario = order.scenario ?? 'ok'
  const wallet = walletOf(order)
  const card = sandboxCards[scenario]
  const changes = { card_last4: last4Of(scenario), renewals_fail: card.renewalsFail === true, wallet }
  await updateSubscription(trx, subscription, changes, 'card.given', now)
  if (wallet !== null) return recordFirstCharge(trx, { ...subscription, ...changes }, 'requires_action', null, now)
  const disputedFrom = card.disputedAfter === undefined ? null : plusDays(now, card.disputedAfter)
  await recordFirstCharge(trx, { ...subscription, ...changes }, card.first, card.reason ?? null, now, disputedFrom)
}

/** Stores the outcome of the first charge; if it succeeded, the first period begins. */
export async function recordFirstCharge(
  trx: Trx,
  subscription: SandboxSubscription,
  state: 'succeeded' | 'declined' | 'requires_action',
  reason: DeclineReason | null,
  now: Date,
  disputedFrom: Date | null = null,
): Promise<void> {
  const period = { period_start: now, period_end: plusDays(now, subscription.first_days) }
  await trx
    .insertInto('sandbox_charges')
    .values({
      ref: newRef('ch'),
      subscription_ref: subscription.ref,
      number: 0,
      amount_minor: subscription.first_amount_minor,
      currency: subscription.currency,
      ...period,
      state,
      reason,
      at: now,
      disputed_from: disputedFrom,
      dispute_state: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['subscription_ref', 'number']).doUpdateSet((row) => ({
        ...period,
        state,
        reason,
        at: now,
        disputed_from: disputedFrom,
        tries: row('sandbox_charges.tries', '+', 1),
      })),
    )
    .execute()
  if (state === 'succeeded')
    await updateSubscription(trx, subscription, { state: 'active', ...period }, 'charge.succeeded', now)
  else await recordEvent(trx, subscription, `charge.${state}`, now)
}

/** Refunds part or all of a charge, never more than its amount. @throws ProviderError REFUSED */
export async function refundCharge(
  trx: Trx,
  subscription: SandboxSubscription,
  refund: { readonly id: string; readonly chargeRef: string; readonly amount: Money },
  now: Date,
): Promise<void> {
  const charge = await trx
    .selectFrom('sandbox_charges')
    .select(['amount_minor', 'currency', 'state'])
    .where('subscription_ref', '=', subscription.ref)
    .where('ref', '=', refund.chargeRef)
    .executeTakeFirst()
  const { given } = await trx
    .selectFrom('sandbox_refunds')
    .select((rows) => rows.fn.coalesce(rows.fn.sum<string>('amount_minor'), rows.lit(0)).as('given'))
    .where('charge_ref', '=', refund.chargeRef)
    .executeTakeFirstOrThrow()
  const isPossible =
    charge?.state === 'succeeded' &&
    charge.currency === refund.amount.currency &&
    Number(given) + refund.amount.minor <= charge.amount_minor
  if (!isPossible) throw new ProviderError('REFUSED', 'There is not that much left to refund.')
  await trx
    .insertInto('sandbox_refunds')
    .values({
      refund_id: refund.id,
      ref: newRef('re'),
      charge_ref: refund.chargeRef,
      amount_minor: refund.amount.minor,
      currency: refund.amount.currency,
      at: now,
    })
    .execute()
  await updateSubscription(trx, subscription, {}, 'refund.made', now)
}
