import type { Services } from '#server/http/services.ts'
import type { Log } from '#server/orders/order-call.ts'
import { tellFindings } from '#server/oversight/tell-findings.ts'
import { carryOutIntents } from '#server/reconcile/carry-out-intents.ts'
import { planPriceChanges } from '#server/reconcile/plan-price-changes.ts'
import { sendNotices } from '#server/reconcile/send-notices.ts'
import { settleOrders } from '#server/reconcile/settle-orders.ts'
import { sweep } from '#server/reconcile/sweep.ts'
import { watchSubscriptions } from '#server/reconcile/watch-subscriptions.ts'
import { pursueRefunds } from '#server/refunds/pursue-refunds.ts'
import { workOffWebhooks } from '#server/webhooks/work-off.ts'

/** What is done every minute: everything that broke off is brought to its end. */
export async function settleMoney(services: Services, log: Log): Promise<void> {
  await workOffWebhooks(services, log)
  await settleOrders(services, log)
  await carryOutIntents(services, log)
  await pursueRefunds(services, log)
  await tellFindings(services, log)
}

/** All that the jobs do from time to time, at once. No webhook is needed for it to end in what is true. */
export async function reconcile(services: Services, log: Log): Promise<void> {
  await settleMoney(services, log)
  await watchSubscriptions(services, log)
  await sweep(services, log)
  await settleMoney(services, log)
  await planPriceChanges(services, log)
  await sendNotices(services)
}
