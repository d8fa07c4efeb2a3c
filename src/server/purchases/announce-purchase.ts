import type { ReductionEvent } from '#domain/billing/purchase.ts'
import { announce, type OutgoingEvent } from '#server/outgoing-events/announce.ts'
import type { Services } from '#server/services.ts'
import type { OrderRow, PurchaseChange } from './stored-purchase.ts'

function eventOf(order: OrderRow, news: ReductionEvent): OutgoingEvent | null {
  const about = { customer: order.lead_id, order: order.id, plan: order.product_key }
  switch (news.kind) {
    case 'first_payment':
      return { ...about, type: 'purchase.paid', amount: news.charge.amount }
    case 'renewed':
    case 'recovered':
      return { ...about, type: 'renewal.paid', amount: news.charge.amount }
    case 'refunded':
      return { ...about, type: 'refund.paid', amount: news.refund.amount }
    case 'cancel_scheduled':
      return { ...about, type: 'subscription.canceled', until: news.endsAt }
    case 'ended':
      return { ...about, type: 'subscription.ended', because: news.because }
    default:
      return null
  }
}

/** Tells the owner's systems what a change of a purchase means, in the transaction that stores it. */
export async function announcePurchase(services: Services, { trx, stored, happened }: PurchaseChange): Promise<void> {
  for (const news of happened) {
    const event = eventOf(stored.order, news)
    if (event !== null) await announce(trx, services, event)
  }
}
