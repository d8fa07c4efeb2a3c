import { processWebhooks } from '#server/jobs/webhooks/process-webhooks.ts'
import { reportFindings } from '#server/platform/audit/findings.ts'
import type { Log } from '#server/platform/log/log.ts'
import { retryRefunds } from '#server/sales/refunds/retry-refunds.ts'
import type { Services } from '#server/services.ts'
import { eraseCustomers } from './erase-customers.ts'
import { executeIntents } from './execute-intents.ts'
import { planPriceChanges } from './plan-price-changes.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import { reconcileSubscriptions } from './reconcile-subscriptions.ts'
import { sendNotices } from './send-notices.ts'
import { sweepProviders } from './sweep-providers.ts'

/** Runs every minute: completes all interrupted work. */
export async function reconcilePayments(services: Services, log: Log): Promise<void> {
  await processWebhooks(services, log)
  await reconcileOrders(services, log)
  await executeIntents(services, log)
  await retryRefunds(services, log)
  await eraseCustomers(services, log)
  await reportFindings(services, log)
}

/** Runs all scheduled payment jobs at once. It arrives at the true state without any webhook. */
export async function reconcile(services: Services, log: Log): Promise<void> {
  await reconcilePayments(services, log)
  await reconcileSubscriptions(services, log)
  await sweepProviders(services, log)
  await reconcilePayments(services, log)
  await planPriceChanges(services, log)
  await sendNotices(services)
}
