import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { freshHero } from '#domain/funnel/hero.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { type EmailKind, renderEmail } from '#server/email/emails.ts'
import { enqueueEmail } from '#server/email/enqueue-email.ts'
import { newSalt } from '#server/platform/crypto/secret.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { recordIntent } from '#server/purchases/record-intent.ts'
import { executeIntent } from '#server/sales/subscriptions/execute-intent.ts'
import type { Services } from '#server/services.ts'

/** Every table with something about a person that no law wants kept. */
const personalTables = [
  'member_plans',
  'plan_weeks',
  'recipe_opinions',
  'banned_ingredients',
  'shopping_ticks',
  'weight_entries',
  'life_events',
  'plan_reviews',
  'lead_tokens',
  'sessions',
  'resume_links',
  'manage_links',
] as const satisfies readonly (keyof Schema)[]

/** Emails that the law wants kept with the orders. */
const kept = ['receipt', 'refunded', 'withdrawn'] as const satisfies readonly EmailKind[]

/**
 * Deletes everything about a person, ends what would still be charged, and confirms it by email. Where there are orders,
 * they stay with their payments, consents and receipts and the address; where there are none, what is left is the address
 * of the confirmation, and `forgetErased` removes it once that was sent.
 */
export async function eraseMember(services: Services, leadId: string, log: Log): Promise<void> {
  const { db, jobs, now } = services
  const time = now()
  const ending = await inTransaction(db, async (trx) => {
    await lockLead(trx, leadId)
    const order = await trx.selectFrom('orders').select('id').where('lead_id', '=', leadId).executeTakeFirst()
    const hasOrders = order !== undefined
    for (const table of personalTables) await trx.deleteFrom(table).where('lead_id', '=', leadId).execute()
    await trx.deleteFrom('emails').where('lead_id', '=', leadId).where('kind', 'not in', kept).execute()
    const { email } = await emptyLead(trx, leadId, time)
    await enqueueEmail(trx, jobs, { leadId, recipient: email, email: renderEmail('erased', { hasOrders }), now: time })
    return wantEnd(trx, leadId, time)
  })
  for (const id of ending) {
    await executeIntent(services, leadId, id).catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'a subscription of the erased could not be ended; it is asked again'),
    )
  }
}

/** Writes down that whatever lives ends now; the ids of what will. */
async function wantEnd(trx: Trx, leadId: string, now: Date): Promise<readonly string[]> {
  const live = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('state', 'in', liveSubscriptionStates)
    .execute()
  for (const { id } of live)
    await recordIntent(trx, { leadId, subscriptionId: id, intent: 'cancel_now', because: 'erased', now })
  return live.map(({ id }) => id)
}

/** Leaves of a lead what names its orders. Hashes of what was sent once are replaced by chance. */
const emptyLead = (trx: Trx, leadId: string, now: Date) =>
  trx
    .updateTable('leads')
    .set({
      hero: JSON.stringify(freshHero),
      units: 'metric',
      conditions: [],
      token_salt: newSalt(),
      idempotency_hash: randomBytes(32),
      content_hash: randomBytes(32),
      plan_revision: sql`plan_revision + 1`,
      erased_at: now,
    })
    .where('id', '=', leadId)
    .returning('email')
    .executeTakeFirstOrThrow()

/** Days for which the confirmation of a deletion is tried; after them the address goes all the same. */
const CONFIRMED_WITHIN_DAYS = 7

/** Removes the last trace of the erased who never ordered anything, once their confirmation is on its way. */
export async function forgetErased({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const latest = new Date(now().getTime() - CONFIRMED_WITHIN_DAYS * MS_PER_DAY)
  const gone = db
    .selectFrom('leads')
    .select('leads.id')
    .where('leads.erased_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('orders.id').whereRef('orders.lead_id', '=', 'leads.id'))),
    )
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('leads.erased_at', '<', latest),
        not(
          exists(
            selectFrom('emails')
              .select('emails.id')
              .whereRef('emails.lead_id', '=', 'leads.id')
              .where('emails.sent_at', 'is', null),
          ),
        ),
      ]),
    )
  for (const { id } of await gone.execute()) {
    await inTransaction(db, async (trx) => {
      await trx.deleteFrom('emails').where('lead_id', '=', id).execute()
      await trx.deleteFrom('leads').where('id', '=', id).where('erased_at', 'is not', null).execute()
    })
  }
}
