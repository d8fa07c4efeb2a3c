import { workOffWebhooks } from '#server/jobs/webhooks/process-webhooks.ts'
import { reportFindings } from '#server/platform/audit/report-findings.ts'
import type { Log } from '#server/platform/log/log.ts'
import { pursueRefunds } from '#server/sales/refunds/pursue-refunds.ts'
import type { Services } from '#server/services.ts'
import { carryOutIntents } from './carry-out-intents.ts'
import { planPriceChanges } from './plan-price-changes.ts'
import { sendNotices } from './send-notices.ts'
import { settleOrders } from './settle-orders.ts'
import { sweep } from './sweep.ts'
import { watchSubscriptions } from './watch-subscriptions.ts'

/** What is done every minute: everything that broke off is brought to its end. */
export async function settleMoney(services: Services, log: Log): Promise<void> {
  await workOffWebhooks(services, log)
  await settleOrders(services, log)
  await carryOutIntents(services, log)
  await pursueRefunds(services, log)
  await reportFindings(services, log)
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
