import { MS_PER_MINUTE } from '#domain/time.ts'
import { runSteps, type Step } from '#server/jobs/run-steps.ts'
import { processWebhooks } from '#server/jobs/webhooks/process-webhooks.ts'
import { reportFindings } from '#server/platform/audit/findings.ts'
import type { Log } from '#server/platform/log/log.ts'
import { retryRefunds } from '#server/sales/refunds/retry-refunds.ts'
import { moveCharges } from '#server/sales/subscriptions/charge-move.ts'
import type { Services } from '#server/services.ts'
import { collectOwedRenewals } from './collect-owed-renewals.ts'
import { eraseCustomers } from './erase-customers.ts'
import { executeIntents } from './execute-intents.ts'
import { planPriceChanges } from './plan-price-changes.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import {
  endGrace,
  endUnagreedSubscriptions,
  reconcileSubscriptions,
  recordNextAmountMismatches,
} from './reconcile-subscriptions.ts'
import { sendNotices } from './send-notices.ts'
import { sweepProviders } from './sweep-providers.ts'

/** Runs every minute: completes all interrupted work. All steps together stay below the five minutes of the job. */
export async function reconcilePayments(services: Services, log: Log): Promise<void> {
  const steps: readonly Step[] = [
    { name: 'webhooks', work: (deadline) => processWebhooks(services, log, deadline) },
    { name: 'orders', work: (deadline) => reconcileOrders(services, log, deadline) },
    { name: 'intents', work: (deadline) => executeIntents(services, log, deadline) },
    { name: 'moved charges', work: (deadline) => moveCharges(services, log, deadline) },
    { name: 'refunds', work: (deadline) => retryRefunds(services, log, deadline) },
    { name: 'erased customers', work: (deadline) => eraseCustomers(services, log, deadline) },
    { name: 'findings', work: () => reportFindings(services, log) },
  ]
  await runSteps(steps, 45_000, log)
}

/**
 * Runs every hour: fetches subscriptions about to renew, and ends those whose grace period is over or whose customer
 * has not agreed to a higher price.
 */
export async function watchSubscriptions(services: Services, log: Log): Promise<void> {
  const steps: readonly Step[] = [
    { name: 'subscriptions', work: (deadline) => reconcileSubscriptions(services, log, deadline) },
    { name: 'owed renewals', work: (deadline) => collectOwedRenewals(services, log, deadline) },
    { name: 'grace periods', work: (deadline) => endGrace(services, log, deadline) },
    { name: 'prices not agreed to', work: (deadline) => endUnagreedSubscriptions(services, log, deadline) },
    { name: 'next amounts', work: () => recordNextAmountMismatches(services) },
  ]
  await runSteps(steps, 12 * MS_PER_MINUTE, log)
}

/** Runs every five minutes: plans new prices, and sends the notices that are due. */
export async function sendDueNotices(services: Services, log: Log): Promise<void> {
  const steps: readonly Step[] = [
    { name: 'price changes', work: (deadline) => planPriceChanges(services, log, deadline) },
    { name: 'notices', work: (deadline) => sendNotices(services, log, deadline) },
  ]
  await runSteps(steps, 2 * MS_PER_MINUTE, log)
}

/** Runs all scheduled payment jobs at once. It arrives at the true state without any webhook. */
export async function reconcile(services: Services, log: Log): Promise<void> {
  await reconcilePayments(services, log)
  await watchSubscriptions(services, log)
  await sweepProviders(services, log)
  await reconcilePayments(services, log)
  await sendDueNotices(services, log)
}
