import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import { normalizer } from './normalizer.ts'

/** All payment data of one customer, normalized so that customers with the same history have equal ledgers. */
export type Ledger = { readonly [table: string]: unknown }

type MoneyTable = 'orders' | 'subscriptions' | 'payments' | 'refunds' | 'disputes' | 'entitlements'

/** Removes columns from rows. */
const without = (rows: readonly object[], ...columns: readonly string[]): readonly object[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name))))

/**
 * Reads every table with payment data of a lead: purchases, payments, entitlements, emails and notices, and findings.
 */
export async function ledgerOf(db: Database, leadId: string): Promise<Ledger> {
  const { email, created_at } = await db
    .selectFrom('leads')
    .select(['email', 'created_at'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow()
  const words = normalizer(created_at, email)
  const of = async (table: MoneyTable, order: string): Promise<readonly object[]> => {
    const held = sql<object>`select * from ${sql.table(table)} where lead_id = ${leadId} order by ${sql.ref(order)}`
    return (await held.execute(db)).rows
  }
  const rows = {
    orders: without(await of('orders', 'created_at'), 'asked_at'),
    subscriptions: without(await of('subscriptions', 'created_at'), 'intent_at', 'changes'),
    payments: await of('payments', 'period_start'),
    refunds: without(await of('refunds', 'created_at'), 'tries', 'try_at'),
    disputes: await of('disputes', 'opened_at'),
    entitlements: await of('entitlements', 'starts_at'),
    transitions: without(
      await db
        .selectFrom('subscription_transitions')
        .selectAll()
        .where('lead_id', '=', leadId)
        .orderBy('subscription_id')
        .orderBy('number')
        .execute(),
      'cause',
    ),
    notices: await db
      .selectFrom('scheduled_notices')
      .selectAll()
      .where('lead_id', '=', leadId)
      .orderBy('due_at')
      .orderBy('kind')
      .execute(),
    mails: await db
      .selectFrom('emails')
      .select(['kind', 'recipient', 'subject', 'text', 'transport', 'sent_at'])
      .where('lead_id', '=', leadId)
      .orderBy('created_at')
      .orderBy('kind')
      .execute(),
    findings: await db
      .selectFrom('reconciliation_findings')
      .select(['what', 'detail'])
      .where('lead_id', '=', leadId)
      .orderBy('what')
      .execute(),
  }
  return Object.fromEntries(Object.entries(rows).map(([table, each]) => [table, words.of(each)]))
}

/** The history of a customer: attempts, consents, audit entries and unprocessed webhooks. */
export async function traceOf(db: Database, leadId: string) {
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['attempt', 'state', 'reason'])
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .execute()
  const consents = await db.selectFrom('consents').select('kind').where('lead_id', '=', leadId).execute()
  const actions = await db
    .selectFrom('audit_log')
    .select('action')
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .execute()
  const events = await sql<{ type: string; state: string }>`
    select type, state from webhook_events
    where state not in ('done', 'ignored') and exists (
      select from orders
      where lead_id = ${leadId} and (orders.id::text = webhook_events.order_id or orders.provider_ref = webhook_events.ref)
    )`.execute(db)
  return {
    attempts: attempts.map(({ state }) => state),
    consents: consents.map(({ kind }) => kind).sort(),
    actions: actions.map(({ action }) => action),
    unsettled: events.rows,
  }
}
