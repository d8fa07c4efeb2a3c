import type { Static } from 'typebox'
import type { PurchaseHandle } from '#server/platform/payment-provider/provider.ts'
import { isRefused, type PaypalClient } from './paypal-client.ts'
import { REFUND_BY_SELLER, SUBSCRIPTION_PAYMENT } from './paypal-mappings.ts'
import { DisputeDetail, Disputes, nextPathIn, Sale, Subscriptions } from './paypal-replies.ts'
import { movementsOf } from './transaction-search.ts'

/** The subscription that a payment was for; null if it was for none. */
export async function purchaseOfPayment(client: PaypalClient, paidBy: string): Promise<PurchaseHandle | null> {
  try {
    const path = `/v1/payments/sale/${encodeURIComponent(paidBy)}`
    const { billing_agreement_id: ref = null, custom = '' } = await client.ask({ method: 'GET', path, reply: Sale })
    return ref === null ? null : { orderId: custom, ref }
  } catch (error) {
    if (isRefused(error, 404)) return null
    throw error
  }
}

const PAGE_SIZE = 20
const MAX_PAGES = 1000

async function* statusesSince(client: PaypalClient, since: Date): AsyncIterable<PurchaseHandle> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = new URLSearchParams({
      status_updated_after: since.toISOString(),
      page_size: String(PAGE_SIZE),
      page: String(page),
    })
    const path = `/v1/billing/subscriptions?${query}`
    const { subscriptions = [] } = await client.ask({ method: 'GET', path, reply: Subscriptions })
    for (const { id, custom_id = '' } of subscriptions) yield { orderId: custom_id, ref: id }
    if (subscriptions.length < PAGE_SIZE) return
  }
}

/**
 * Subscriptions with payments or refunds. These do not change the subscription's state; the transaction search finds
 * them.
 */
async function* moneySince(client: PaypalClient, since: Date, now: Date): AsyncIterable<PurchaseHandle> {
  for await (const movement of movementsOf(client, SUBSCRIPTION_PAYMENT, since, now)) {
    const { paypal_reference_id: ref, paypal_reference_id_type: type } = movement
    if (ref !== undefined && type === 'SUB') yield { orderId: '', ref }
  }
  for await (const { paypal_reference_id: paidBy } of movementsOf(client, REFUND_BY_SELLER, since, now)) {
    const handle = paidBy === undefined ? null : await purchaseOfPayment(client, paidBy)
    if (handle !== null) yield handle
  }
}

/** Page size of the list of disputes: PayPal returns at most 50. */
const DISPUTES_PER_PAGE = 50

/**
 * Subscriptions with disputes that were opened or changed since then. The transaction search shows no money movement
 * for a dispute; it may come half a year after the payment and be decided months later. The list does not say which
 * payment a dispute is about.
 */
async function* disputesSince(client: PaypalClient, since: Date): AsyncIterable<PurchaseHandle> {
  const query = new URLSearchParams({ update_time_after: since.toISOString(), page_size: String(DISPUTES_PER_PAGE) })
  let path: string | null = `/v1/customer/disputes?${query}`
  for (let page = 0; path !== null && page < MAX_PAGES; page++) {
    const found: Static<typeof Disputes> = await client.ask({ method: 'GET', path, reply: Disputes })
    const { items = [] } = found
    for (const { dispute_id } of items) {
      const detail = `/v1/customer/disputes/${encodeURIComponent(dispute_id)}`
      const { disputed_transactions = [] } = await client.ask({ method: 'GET', path: detail, reply: DisputeDetail })
      const paidBy = disputed_transactions[0]?.seller_transaction_id
      const handle = paidBy === undefined ? null : await purchaseOfPayment(client, paidBy)
      if (handle !== null) yield handle
    }
    path = nextPathIn(found)
  }
}

/** Subscriptions whose state changed since then, or that had payments, refunds or disputes, each once. */
export async function* changedSince(client: PaypalClient, since: Date, now: Date): AsyncIterable<PurchaseHandle> {
  const seen = new Set<string | null>()
  for (const part of [statusesSince(client, since), moneySince(client, since, now), disputesSince(client, since)]) {
    for await (const handle of part) {
      if (seen.has(handle.ref)) continue
      seen.add(handle.ref)
      yield handle
    }
  }
}
