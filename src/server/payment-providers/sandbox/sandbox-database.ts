import { randomBytes, randomUUID } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import type { WebhookDeliveryMode } from '#server/platform/db/sales-columns.ts'
import type { Schema } from '#server/platform/db/schema.ts'

export type SandboxSubscription = Selectable<Schema['sandbox_subscriptions']>
export type SandboxCharge = Selectable<Schema['sandbox_charges']>
export type Trx = Transaction<Schema>
export type Reader = Database | Trx

/** A new reference, prefixed with its kind as at real providers. */
export const newRef = (kind: 'sub' | 'ch' | 're' | 'evt'): string =>
  `sandbox_${kind}_${randomUUID().replaceAll('-', '')}`

/** Serialises everything about one order, even before there is a row to lock. */
export async function lockOrder(trx: Trx, orderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox:${orderId}`}, 0))`.execute(trx)
}

export const byOrder = (db: Reader, orderId: string): Promise<SandboxSubscription | undefined> =>
  db.selectFrom('sandbox_subscriptions').selectAll().where('order_id', '=', orderId).executeTakeFirst()

export const byRef = (db: Reader, ref: string): Promise<SandboxSubscription | undefined> =>
  db.selectFrom('sandbox_subscriptions').selectAll().where('ref', '=', ref).executeTakeFirst()

/** Oldest first. */
export const chargesOf = (db: Reader, ref: string): Promise<SandboxCharge[]> =>
  db.selectFrom('sandbox_charges').selectAll().where('subscription_ref', '=', ref).orderBy('number').execute()

/** Stores an idempotency key in the transaction of its effect. Returns whether it is new. */
export async function isNewKey(trx: Trx, key: string, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto('sandbox_calls')
    .values({ key, made_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

type Change = Partial<Omit<SandboxSubscription, 'ref' | 'order_id' | 'created_at'>>

/** Updates a subscription and records the event about it. */
export async function updateSubscription(
  trx: Trx,
  { ref, order_id }: Pick<SandboxSubscription, 'ref' | 'order_id'>,
  changes: Change,
  type: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sandbox_subscriptions')
    .set({ ...changes, changed_at: now })
    .where('ref', '=', ref)
    .execute()
  await recordEvent(trx, { ref, order_id }, type, now)
}

export async function recordEvent(
  trx: Trx,
  { ref, order_id }: Pick<SandboxSubscription, 'ref' | 'order_id'>,
  type: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('sandbox_events')
    .values({ id: newRef('evt'), type, ref, order_id, made_at: now, delivered_at: null })
    .execute()
}

type SandboxSettings = {
  readonly signingSecret: string
  readonly aheadMs: number
  readonly webhooks: WebhookDeliveryMode
}

/** The sandbox's only row of settings, inserted at the first read. */
export async function sandboxSettings(db: Reader): Promise<SandboxSettings> {
  const row = await db.selectFrom('sandbox_settings').selectAll().executeTakeFirst()
  if (row !== undefined) return { signingSecret: row.signing_secret, aheadMs: row.ahead_ms, webhooks: row.webhooks }
  await db
    .insertInto('sandbox_settings')
    .values({ signing_secret: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return sandboxSettings(db)
}
