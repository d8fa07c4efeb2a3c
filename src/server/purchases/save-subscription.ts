import { agreedDays, agreedRenewal } from '#domain/billing/agreed-price.ts'
import { sameMoney } from '#domain/billing/money.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { isLive, liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Intent } from '#server/platform/db/sales-columns.ts'
import { customerOf } from './known-customer.ts'
import type { OrderRow, PurchaseChange } from './stored-purchase.ts'

type Life = NonNullable<Purchase['subscription']>

export type SavedSubscription = {
  readonly id: string
  /** The other live subscription of the same customer, if this one came second and has to be ended. */
  readonly duplicateOf: string | null
}

/**
 * Stores a subscription, bought under this normalised address, with its state transitions. Null if the provider has
 * none yet.
 */
export async function saveSubscription(change: PurchaseChange, email: string): Promise<SavedSubscription | null> {
  const { trx, stored, after, now } = change
  const life = after.subscription
  if (life === null) return null
  const known = stored.subscription?.provider_ref === life.ref ? stored.subscription : null
  const { lead_id, id: orderId, provider, livemode } = stored.order
  const id = known?.id ?? uuidV7(now)
  const customerId = known?.customer_id ?? (await customerOf(trx, email, now))
  const duplicateOf = known?.duplicate_of ?? (await otherLiveSubscription(change, customerId, id))
  const columns = { ...columnsOf(life), duplicate_of: duplicateOf }
  if (known === null) {
    await trx
      .insertInto('subscriptions')
      .values({
        lead_id,
        id,
        order_id: orderId,
        provider,
        provider_ref: life.ref,
        livemode,
        customer_id: customerId,
        ...columns,
        created_at: now,
      })
      .execute()
  } else {
    await passMissedStates(change, id)
    const isDone = known.intent !== null && isFulfilled(known.intent, life, after.agreement)
    await trx
      .updateTable('subscriptions')
      .set({ ...columns, ...(isDone ? { intent: null, intent_at: null } : {}) })
      .where('lead_id', '=', lead_id)
      .where('id', '=', id)
      .execute()
  }
  await addTransitions(change, id)
  return { id, duplicateOf }
}

function isFulfilled(intent: Intent, life: Life, agreement: Purchase['agreement']): boolean {
  if (!isLive(life)) return true
  if (intent === 'resume') return !life.cancelAtPeriodEnd
  if (intent === 'collect') return life.state !== 'past_due' && life.state !== 'unpaid'
  if (intent === 'change_price' || intent === 'change_plan' || intent === 'keep_plan') {
    const { nextAmount, nextDays, period, cancelAtPeriodEnd } = life
    if (nextAmount === null || period === null || !sameMoney(nextAmount, agreedRenewal(agreement, period.end)))
      return false
    if (intent === 'change_price') return true
    return nextDays === agreedDays(agreement, period.end) && (intent === 'keep_plan' || !cancelAtPeriodEnd)
  }
  return intent === 'cancel_at_period_end' && life.cancelAtPeriodEnd
}

async function otherLiveSubscription(
  { trx, stored, after }: PurchaseChange,
  customerId: string,
  id: string,
): Promise<string | null> {
  if (after.subscription === null || !isLive(after.subscription)) return null
  const rival = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('livemode', '=', stored.order.livemode)
    .where('state', 'in', liveSubscriptionStates)
    .where('duplicate_of', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  return rival?.id ?? null
}

const columnsOf = (life: Life) => ({
  state: life.state,
  phase: life.phase,
  period_start: life.period?.start ?? null,
  period_end: life.period?.end ?? null,
  cancel_at_period_end: life.cancelAtPeriodEnd,
  ended_at: life.endedAt,
  end_reason: life.endReason,
  past_due_since: life.pastDueSince,
  card_brand: life.card?.brand ?? null,
  card_last4: life.card?.last4 ?? null,
  action_url: life.actionUrl,
  next_amount_minor: life.nextAmount?.minor ?? null,
  next_currency: life.nextAmount?.currency ?? null,
  next_days: life.nextDays,
  next_try_at: life.nextTryAt,
  collectable_minor: life.collectable?.minor ?? null,
  collectable_currency: life.collectable?.currency ?? null,
  as_of: life.asOf,
})

/** The state changes that a snapshot brought, those missed between two snapshots included. */
const stepsOf = ({ happened }: PurchaseChange) => happened.filter((news) => news.kind === 'subscription')

/**
 * Takes a stored subscription through the states that were missed between two snapshots, as a first payment and a failed
 * renewal are if their webhooks never arrive: a trigger refuses to jump over them.
 */
async function passMissedStates(change: PurchaseChange, id: string): Promise<void> {
  for (const { to } of stepsOf(change).slice(0, -1)) {
    await change.trx
      .updateTable('subscriptions')
      .set({ state: to })
      .where('lead_id', '=', change.stored.order.lead_id)
      .where('id', '=', id)
      .execute()
  }
}

async function addTransitions(change: PurchaseChange, id: string): Promise<void> {
  const { trx, stored, now, cause } = change
  const steps = stepsOf(change)
  if (steps.length === 0) return
  const { last } = await trx
    .selectFrom('subscription_transitions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('lead_id', '=', stored.order.lead_id)
    .where('subscription_id', '=', id)
    .executeTakeFirstOrThrow()
  // One statement each: a trigger checks every transition against the one before it.
  for (const [index, { from, to }] of steps.entries()) {
    await trx
      .insertInto('subscription_transitions')
      .values({
        lead_id: stored.order.lead_id,
        subscription_id: id,
        number: (last ?? 0) + 1 + index,
        from_state: from,
        to_state: to,
        cause,
        at: now,
      })
      .execute()
  }
}

/** Whether an order was sold at an introductory price or period. */
const hasFirstPrice = (order: OrderRow): boolean =>
  order.first_amount_minor !== order.renewal_amount_minor || order.first_days !== order.renewal_days

/**
 * Stores a hash of the payer of a first payment. Each customer gets one introductory price; a card or account that
 * already paid for a plan under another address reveals a second one. Providers name the payer only with the payment,
 * and two customers may share a card: so nothing is undone, and a finding is recorded for the operator.
 */
export async function recordPayer(
  change: PurchaseChange,
  subscriptionId: string,
  { payer }: PurchaseSnapshot,
): Promise<void> {
  const { trx, stored, happened, now } = change
  const { lead_id: leadId, id: orderId, provider, livemode } = stored.order
  if (payer === null || !happened.some(({ kind }) => kind === 'first_payment')) return
  const payerHash = hashOf(`${provider} ${payer}`)
  const { customer_id: customerId } = await trx
    .updateTable('subscriptions')
    .set({ payer_hash: payerHash })
    .where('lead_id', '=', leadId)
    .where('id', '=', subscriptionId)
    .returning('customer_id')
    .executeTakeFirstOrThrow()
  if (!hasFirstPrice(stored.order)) return
  const earlier = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('payer_hash', '=', payerHash)
    .where('livemode', '=', livemode)
    .where('customer_id', '<>', customerId)
    .orderBy('created_at')
    .executeTakeFirst()
  if (earlier === undefined) return
  const detail = `paid before for subscription ${earlier.id}`
  await recordFinding(trx, { what: 'first_price_again', subject: subscriptionId, leadId, orderId, detail, now })
}
