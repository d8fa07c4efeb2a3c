import { randomBytes } from 'node:crypto'
import type { WebhookDeliveryMode } from '#server/platform/db/tables/sandbox.ts'
import type { Reader } from './sandbox-rows.ts'

export type SandboxSettings = {
  readonly signingSecret: string
  readonly aheadMs: number
  readonly webhooks: WebhookDeliveryMode
}

/** The sandbox's one row of settings, made at the first look. */
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
