import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Database } from '#server/platform/db/database.ts'
import { type RawWebhook, WebhookRefused } from '#server/platform/payment-provider/provider.ts'
import { advanceSandbox } from './advance.ts'
import type { SandboxClock } from './sandbox-clock.ts'
import { sandboxSettings } from './sandbox-database.ts'

/** Maximum difference in seconds between signing and arrival. */
const TOLERANCE_SECONDS = 300
export const SIGNATURE = 'sandbox-signature'

export const SandboxEvent = Type.Object({
  id: Type.String(),
  type: Type.String(),
  livemode: Type.Literal(false),
  ref: Type.String(),
  orderId: Type.String(),
})
export type SandboxEvent = Static<typeof SandboxEvent>

const macOf = (secret: string, seconds: string, body: Buffer | string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

export function signatureOf(secret: string, body: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`
}

/** The event of a webhook, after verifying its signature and age. @throws WebhookRefused */
export function verifyWebhook({ body, headers }: RawWebhook, secret: string, now: Date): SandboxEvent {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers[SIGNATURE])) ?? []
  const expected = macOf(secret, seconds, body)
  const given = Buffer.from(mac, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new WebhookRefused('signature')
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) throw new WebhookRefused('age')
  const event: unknown = parsed(body)
  if (!Value.Check(SandboxEvent, event)) throw new WebhookRefused('content')
  return event
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new WebhookRefused('content')
  }
}

/** Delivers a webhook to this app as if over the network; returns the HTTP status of the reply. */
export type DeliverWebhook = (body: string, headers: Readonly<Record<string, string>>) => Promise<number>

const BATCH_SIZE = 50
const MAX_TRIES = 20
/** Delay of the mode "delayed", ms. */
const DELAY_MS = 60_000

/**
 * Delivers every pending event in the current delivery mode: at once, late, twice, in reverse order or not at all.
 * Returns how many were delivered.
 */
export async function deliverWebhooks(db: Database, deliver: DeliverWebhook, now: Date): Promise<number> {
  const { signingSecret, webhooks } = await sandboxSettings(db)
  if (webhooks === 'dropped') {
    await db.updateTable('sandbox_events').set({ delivered_at: now }).where('delivered_at', 'is', null).execute()
    return 0
  }
  const newest = webhooks === 'delayed' ? new Date(now.getTime() - DELAY_MS) : now
  const waiting = await db
    .selectFrom('sandbox_events')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('tries', '<', MAX_TRIES)
    .where('made_at', '<=', newest)
    .orderBy('made_at', webhooks === 'reordered' ? 'desc' : 'asc')
    .limit(BATCH_SIZE)
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

const INTERVAL_MS = 1000
/** Number of ticks between two checks for renewals and other events that are due. */
const ADVANCE_EVERY = 30

/** Delivers webhooks as a provider does: soon after a change, and also when something is due without any request. */
export function startWebhookSender(options: {
  readonly db: Database
  readonly clock: SandboxClock
  readonly deliver: DeliverWebhook
  readonly report: (error: unknown) => void
}): { readonly stop: () => Promise<void> } {
  const { db, clock, deliver, report } = options
  let tick = 0
  let sending: Promise<void> = Promise.resolve()
  let isSending = false

  async function sendPending(): Promise<void> {
    isSending = true
    try {
      await clock.refresh()
      if (tick++ % ADVANCE_EVERY === 0) await advanceSandbox(db, clock.now())
      await deliverWebhooks(db, deliver, clock.now())
    } catch (error) {
      report(error)
    }
    isSending = false
  }
  const timer = setInterval(() => {
    if (!isSending) sending = sendPending()
  }, INTERVAL_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await sending
    },
  }
}
