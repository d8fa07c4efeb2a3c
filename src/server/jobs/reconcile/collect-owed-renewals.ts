import { graceOf } from '#domain/billing/grace.ts'
import { owedOf } from '#domain/billing/next-charge.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { eachInSlices } from '#server/jobs/each-in-slices.ts'
import { type Deadline, noDeadline } from '#server/platform/concurrency/deadline.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import { recordCollection } from '#server/sales/subscriptions/collect-owed.ts'
import { executeIntent } from '#server/sales/subscriptions/execute-intent.ts'
import type { Services } from '#server/services.ts'

/** Rows that one statement reads. */
const BATCH_SIZE = 500
/** ms between two tries. */
const PAUSE_MS = 20 * MS_PER_HOUR

/**
 * Collects renewals that their provider leaves to us, once a day and once more when the days of grace are over, since a
 * customer may put money into the account on the last day.
 */
export async function collectOwedRenewals(
  services: Services,
  log: Log,
  deadline: Deadline = noDeadline,
): Promise<void> {
  const { db, payments } = services
  const collecting = payments.all.flatMap(({ name, collectOwed }) => (collectOwed === undefined ? [] : [name]))
  if (collecting.length === 0) return
  const slice = (after: { readonly id: string } | null) =>
    db
      .selectFrom('subscriptions')
      .select(['lead_id', 'id', 'order_id', 'provider', 'past_due_since', 'collect_tried_at'])
      .where('state', 'in', ['past_due', 'unpaid'])
      .where('provider', 'in', collecting)
      .where('collectable_minor', 'is not', null)
      .where('intent', 'is', null)
      .$if(after !== null, (rest) => rest.where('id', '>', after?.id ?? ''))
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
  const collect = async (owing: Awaited<ReturnType<typeof slice>>[number]): Promise<void> => {
    const { lead_id, id, order_id, provider, past_due_since, collect_tried_at: triedAt } = owing
    const now = services.now()
    const closesAt = past_due_since === null ? null : graceOf(provider, past_due_since).closesAt
    const isLastChance = closesAt !== null && now >= closesAt && triedAt !== null && triedAt < closesAt
    if (triedAt !== null && now.getTime() - triedAt.getTime() < PAUSE_MS && !isLastChance) return
    const isRecorded = await inTransaction(db, async (trx) => {
      await lockLead(trx, lead_id)
      const { subscription, purchase } = await readPurchase(trx, lead_id, order_id)
      if (subscription === null || subscription.id !== id || subscription.intent !== null) return false
      if (owedOf(purchase, now)?.canPayNow !== true) return false
      await recordCollection(trx, subscription, now)
      return true
    })
    if (!isRecorded) return
    await executeIntent(services, lead_id, id).catch((error: unknown) =>
      log.warn(
        { error: describeError(error) },
        'a renewal that is owed could not be collected; it will be tried again',
      ),
    )
  }
  await eachInSlices(slice, collect, deadline, log)
}
