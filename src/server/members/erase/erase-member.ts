import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { readerLocale } from '#domain/formats.ts'
import { renderEmail } from '#server/email/emails.ts'
import { enqueueEmail } from '#server/email/enqueue-email.ts'
import { announce } from '#server/outgoing-events/announce.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { lockLeadsOfEmail } from '#server/purchases/lock-lead.ts'
import { recordIntent } from '#server/purchases/record-intent.ts'
import { executeIntent } from '#server/sales/subscriptions/execute-intent.ts'
import type { Services } from '#server/services.ts'
import { emptyLead } from './empty-lead.ts'

/**
 * Deletes everything about a person, that is of every lead with this lead's address, ends subscriptions that would
 * still be charged, and confirms it by one email. Orders stay, with their payments, consents, receipts and the address.
 * Without orders only the address for the confirmation is left, and `forgetSomeErased` removes it once that has been sent.
 */
export async function eraseMember(services: Services, leadId: string, log: Log): Promise<void> {
  const { db, jobs, now } = services
  const time = now()
  const ending = await inTransaction(db, async (trx) => {
    const leads = await lockLeadsOfEmail(trx, leadId)
    const order = await trx.selectFrom('orders').select('id').where('lead_id', 'in', leads).executeTakeFirst()
    const hasOrders = order !== undefined
    const reader = await trx.selectFrom('leads').select(['locale', 'units']).where('id', '=', leadId).executeTakeFirst()
    for (const id of leads) await emptyLead(trx, id, time)
    const { email } = await trx.selectFrom('leads').select('email').where('id', '=', leadId).executeTakeFirstOrThrow()
    await enqueueEmail(trx, jobs, {
      ...{ leadId, recipient: email, email: renderEmail('erased', { hasOrders }), now: time },
      ...(reader === undefined ? {} : { locale: readerLocale(reader) }),
    })
    for (const customer of leads) await announce(trx, services, { type: 'customer.deleted', customer })
    return recordEndIntents(trx, leads, time)
  })
  for (const { leadId: owner, id } of ending) {
    await executeIntent(services, owner, id).catch((error: unknown) =>
      log.warn(
        { error: describeError(error) },
        'a subscription of an erased lead could not be ended; a job will retry',
      ),
    )
  }
}

type Ending = { readonly leadId: string; readonly id: string }

/** Records an intent to end each live subscription now, and returns those subscriptions. */
async function recordEndIntents(trx: Trx, leads: readonly string[], now: Date): Promise<readonly Ending[]> {
  const live = await trx
    .selectFrom('subscriptions')
    .select(['lead_id as leadId', 'id'])
    .where('lead_id', 'in', leads)
    .where('state', 'in', liveSubscriptionStates)
    .execute()
  for (const { leadId, id } of live)
    await recordIntent(trx, { leadId, subscriptionId: id, intent: 'cancel_now', because: 'erased', now })
  return live
}
