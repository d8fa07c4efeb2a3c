import type { RefundSnapshot } from '#domain/billing/snapshot.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import { isRefused, type PaypalClient } from './paypal-client.ts'
import { moneyFrom, movementStateOf, REFUND_BY_SELLER } from './paypal-mappings.ts'
import { type Movement, Movements } from './paypal-replies.ts'

/** PayPal's search covers at most 31 days per request, in ms. */
const WINDOW_MS = 31 * MS_PER_DAY
const PAGE_SIZE = 500

/**
 * The account's transactions of one kind. The search lags up to three hours behind. It finds nothing if the app lacks
 * the permission: the feature `Transaction search` has to be enabled for it.
 */
export async function* movementsOf(
  client: PaypalClient,
  code: string,
  since: Date,
  until: Date,
): AsyncIterable<Movement> {
  for (let from = since.getTime(); from < until.getTime(); from += WINDOW_MS) {
    const to = Math.min(from + WINDOW_MS, until.getTime())
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = new URLSearchParams({
        start_date: new Date(from).toISOString(),
        end_date: new Date(to).toISOString(),
        transaction_type: code,
        fields: 'transaction_info',
        page_size: String(PAGE_SIZE),
        page: String(page),
      })
      const found = await client
        .ask({ method: 'GET', path: `/v1/reporting/transactions?${query}`, reply: Movements })
        .catch((error: unknown) => {
          if (isRefused(error, 403)) return null
          throw error
        })
      if (found === null) return
      for (const { transaction_info } of found.transaction_details ?? []) yield transaction_info
      pages = found.total_pages ?? 1
    }
  }
}

/** Payments can be refunded for 180 days (PayPal's terms), in ms. */
const REFUNDABLE_MS = 180 * MS_PER_DAY
const ours = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The refunds of some payments, by the id of each payment. PayPal has no list of a payment's refunds: the transaction
 * search finds them by the payment that they refer to. Our own refund id is returned as `invoice_id`.
 */
export async function refundsOf(
  client: PaypalClient,
  paidBy: ReadonlySet<string>,
  since: Date,
  now: Date,
  unrecognised: string[],
): Promise<ReadonlyMap<string, readonly RefundSnapshot[]>> {
  const found = new Map<string, readonly RefundSnapshot[]>()
  if (paidBy.size === 0) return found
  const from = new Date(Math.max(since.getTime() - MS_PER_HOUR, now.getTime() - REFUNDABLE_MS))
  for await (const movement of movementsOf(client, REFUND_BY_SELLER, from, now)) {
    const { paypal_reference_id: of, transaction_amount, transaction_status = '', transaction_id: ref } = movement
    if (of === undefined || !paidBy.has(of)) continue
    const state = movementStateOf[transaction_status]
    const amount = transaction_amount === undefined ? null : moneyFrom(transaction_amount)
    if (state === undefined || amount === null) {
      unrecognised.push(`refund ${transaction_status}`)
      continue
    }
    const refundId = ours.test(movement.invoice_id ?? '') ? (movement.invoice_id ?? null) : null
    const { transaction_initiation_date: date } = movement
    const made = { amount: { ...amount, minor: Math.abs(amount.minor) }, state, refundId }
    const refund = { ref, ...made, ...(date === undefined ? {} : { at: new Date(date) }) }
    found.set(of, [...(found.get(of) ?? []), refund])
  }
  return found
}
