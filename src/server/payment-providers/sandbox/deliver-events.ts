import type { Database } from '#server/platform/db/database.ts'
import { sandboxSettings } from './sandbox-settings.ts'
import { type SandboxEvent, SIGNATURE, signatureOf } from './sign-webhook.ts'

/** Hands a webhook over to ourselves, as over the network; the HTTP status of the answer. */
export type DeliverWebhook = (body: string, headers: Readonly<Record<string, string>>) => Promise<number>

const AT_ONCE = 50
const TRIES = 20
/** Webhooks of a delayed mood come this late, ms. */
const DELAY = 60_000

/**
 * Rings our own doorbell for every event that has not been delivered, in the mood that is set: at once, late, twice,
 * backwards or not at all. Returns how many were delivered.
 */
export async function deliverWebhooks(db: Database, deliver: DeliverWebhook, now: Date): Promise<number> {
  const { signingSecret, webhooks } = await sandboxSettings(db)
  if (webhooks === 'dropped') {
    await db.updateTable('sandbox_events').set({ delivered_at: now }).where('delivered_at', 'is', null).execute()
    return 0
  }
  const newest = webhooks === 'delayed' ? new Date(now.getTime() - DELAY) : now
  const waiting = await db
    .selectFrom('sandbox_events')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('tries', '<', TRIES)
    .where('made_at', '<=', newest)
    .orderBy('made_at', webhooks === 'reordered' ? 'desc' : 'asc')
    .limit(AT_ONCE)
    .execute()
  let delivered = 0
  for (const { id, type, ref, order_id } of waiting) {
    const body = JSON.stringify({ id, type, livemode: false, ref, orderId: order_id } satisfies SandboxEvent)
    const headers = { 'content-type': 'application/json', [SIGNATURE]: signatureOf(signingSecret, body, now) }
    const times = webhooks === 'duplicated' ? 2 : 1
    const statuses: number[] = []
    for (let time = 0; time < times; time++) statuses.push(await deliver(body, headers).catch(() => 0))
    const isTaken = statuses.every((status) => status >= 200 && status < 300)
    if (isTaken) delivered++
    await db
      .updateTable('sandbox_events')
      .set((row) => ({ delivered_at: isTaken ? now : null, tries: row('tries', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
  return delivered
}
