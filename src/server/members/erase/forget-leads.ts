import { type ExpressionBuilder, sql } from 'kysely'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { plusDays } from '#domain/time.ts'
import type { Deadline } from '#server/platform/concurrency/deadline.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { customerOf } from '#server/purchases/known-customer.ts'
import type { Services } from '#server/services.ts'
import { emptyLead } from './empty-lead.ts'
import { forgetPersons } from './forget-persons.ts'

/** Leads looked at in one transaction. Customers are kept, so most old leads may be none to delete. */
const LOOKED_AT = 500

/** Orders in these states were never paid and never will be. */
const neverPaid = ['failed', 'expired'] as const

/**
 * Those of these leads that never bought anything and have not been used since a time. An order that was never paid is
 * not a purchase, once nothing about it is left to settle.
 */
const unused = (trx: Trx, ids: readonly string[], since: Date) =>
  trx
    .selectFrom('leads')
    .select('leads.id')
    .where('leads.id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('access_keys')
            .select('access_keys.id')
            .whereRef('access_keys.lead_id', '=', 'leads.id')
            .where('kind', 'in', ['token', 'session'])
            .where('last_used_at', '>=', since),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.lead_id', '=', 'leads.id')
            .where('orders.state', 'not in', neverPaid),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.lead_id', '=', 'leads.id')
            .where('subscriptions.state', 'in', liveSubscriptionStates),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.lead_id', '=', 'leads.id')
            .where('payments.state', '<>', 'declined'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reconciliation_findings')
            .select('reconciliation_findings.id')
            .whereRef('reconciliation_findings.lead_id', '=', 'leads.id')
            .where('resolved_at', 'is', null),
        ),
      ),
    )

const hasOrder = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'leads'>) =>
  exists(selectFrom('orders').select('orders.id').whereRef('orders.lead_id', '=', 'leads.id'))

/** Tables with rows of a lead without orders that the database does not delete together with the lead. */
const childTables = ['emails', 'reconciliation_findings'] as const

/** How far the search through the leads has come: everything up to this one was looked at. */
type Position = { readonly at: Date; readonly id: string }

/** What one pass over the old leads did. */
export type ForgottenLeads = { readonly deleted: number; readonly isComplete: boolean }

/**
 * Deletes leads that never bought anything, once they are older than the configured time and have not been used for as
 * long. Records of unpaid orders are never deleted: they stay, but their lead loses its address and answers.
 */
export async function deleteUnusedLeads(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  deadline: Deadline,
): Promise<ForgottenLeads> {
  const time = now()
  const since = plusDays(time, -config.leadsKeptDays)
  let deleted = 0
  for (let position: Position | null = null; !deadline.isOver(); ) {
    const old = await oldLeads(db, since, position)
    const last = old.at(-1)
    if (last === undefined) return { deleted, isComplete: true }
    const ids = old.map(({ id }) => id)
    deleted += await inTransaction(
      db,
      async (trx) => (await deleteBatch(trx, ids, since, time)) + (await anonymiseBatch(trx, ids, since, time)),
    )
    position = { at: last.created_at, id: last.id }
  }
  return { deleted, isComplete: false }
}

/** The next leads that are older than a time, whatever became of them. */
const oldLeads = (db: Reader, since: Date, after: Position | null) =>
  db
    .selectFrom('leads')
    .select(['id', 'created_at'])
    .where('created_at', '<', since)
    .$if(after !== null, (leads) =>
      leads.where(sql<boolean>`(created_at, id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(LOOKED_AT)
    .execute()

async function deleteBatch(trx: Trx, looked: readonly string[], since: Date, now: Date): Promise<number> {
  const rows = await unused(trx, looked, since)
    .where((lead) => lead.not(hasOrder(lead)))
    .orderBy('leads.id')
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  for (const table of childTables) await trx.deleteFrom(table).where('lead_id', 'in', ids).execute()
  await forgetPersons(trx, ids, now)
  await trx.deleteFrom('leads').where('id', 'in', ids).execute()
  return ids.length
}

/** Empties leads that cannot be deleted because an unpaid order refers to them. */
async function anonymiseBatch(trx: Trx, looked: readonly string[], since: Date, now: Date): Promise<number> {
  const rows = await unused(trx, looked, since)
    .where(hasOrder)
    .where('leads.email', '<>', '')
    .orderBy('leads.id')
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id } of rows) {
    await emptyLead(trx, id, now)
    await trx.deleteFrom('emails').where('lead_id', '=', id).execute()
    await trx.deleteFrom('order_places').where('lead_id', '=', id).execute()
    await trx.updateTable('consents').set({ network: null, user_agent: '' }).where('lead_id', '=', id).execute()
    await trx
      .updateTable('leads')
      .set({ email: '', email_normalised: `deleted ${id}` })
      .where('id', '=', id)
      .execute()
    await forgetCustomer(trx, id, now)
  }
  return rows.length
}

/** Moves the subscriptions of a lead without an address to a customer of their own, which has no address either. */
async function forgetCustomer(trx: Trx, leadId: string, now: Date): Promise<void> {
  const subscriptions = await trx
    .selectFrom('subscriptions')
    .select(['id', 'customer_id'])
    .where('lead_id', '=', leadId)
    .execute()
  for (const { id, customer_id } of subscriptions) {
    const nameless = await customerOf(trx, `deleted ${leadId}`, now)
    await trx.updateTable('subscriptions').set({ customer_id: nameless }).where('id', '=', id).execute()
    await trx
      .deleteFrom('customers')
      .where('id', '=', customer_id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('subscriptions')
              .select('subscriptions.id')
              .whereRef('subscriptions.customer_id', '=', 'customers.id'),
          ),
        ),
      )
      .execute()
  }
}
