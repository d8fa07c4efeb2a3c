import { EVENT_TRIES } from '#server/platform/job-queue/job-list.ts'
import type { JobData } from '#server/platform/job-queue/job-queue.ts'
import type { Services } from '#server/services.ts'
import { webhookHeaders } from './sign.ts'

/** ms within which the owner's system has to answer. */
const TIMEOUT_MS = 15_000
/** The system wants no more webhooks of this kind (Standard Webhooks): trying again would be of no use. */
const GONE = 410

type Sending = Pick<Services, 'db' | 'config' | 'now'>

/** What the system answered: a status, or why there was none. It is in the log, so it has no text of the reply. */
async function send(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number | string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      // An address that moved is an answer that the operator has to see.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in 15 seconds' : 'not reachable'
  }
}

/** Sends a stored event, and stores the answer. @throws Error so that the job tries again, until the last try */
export async function deliverEvent({ db, config, now }: Sending, { eventId }: JobData['deliver-event']): Promise<void> {
  const event = await db
    .selectFrom('outgoing_events')
    .select(['body', 'tries'])
    .where('id', '=', eventId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (event === undefined) return
  const { webhooks } = config.outgoing
  const tries = event.tries + 1
  const answer =
    webhooks === null
      ? 'no address is set'
      : await send(
          webhooks.url,
          webhookHeaders(webhooks.secret, { id: `msg_${eventId}`, body: event.body, at: now() }),
          event.body,
        )
  const isDelivered = typeof answer === 'number' && answer >= 200 && answer < 300
  const isOver = isDelivered || answer === GONE || webhooks === null || tries >= EVENT_TRIES
  await db
    .updateTable('outgoing_events')
    .set({
      ...{ tries, answer: String(answer), settled_at: isOver ? now() : null },
      state: isDelivered ? 'delivered' : isOver ? 'given_up' : 'waiting',
    })
    .where('id', '=', eventId)
    .where('state', '=', 'waiting')
    .execute()
  if (!isOver) throw new Error(`A webhook was not taken: ${answer}.`)
}
