import { sql } from 'kysely'
import { recordFinding } from '#server/platform/audit/findings.ts'
import { EVENT_TRIES } from '#server/platform/job-queue/job-list.ts'
import type { JobData } from '#server/platform/job-queue/job-queue.ts'
import type { Services } from '#server/services.ts'
import { webhookHeaders } from './sign.ts'

/** ms within which the owner's system has to answer. */
const TIMEOUT_MS = 15_000
/** The system wants no more webhooks of this kind (Standard Webhooks): trying again would be of no use. */
const GONE = 410

/** What stands for the answer if no try came to an end. */
const NEVER_ENDED = 'no try ended'

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
  if (isOver && !isDelivered) await reportGivenUp({ db, config, now }, String(answer))
  if (!isOver) throw new Error(`A webhook was not taken: ${answer}.`)
}

/** Tells operators once, however many events were not taken. Without an address nobody is to be told. */
async function reportGivenUp({ db, config, now }: Sending, answer: string): Promise<void> {
  const { webhooks } = config.outgoing
  if (webhooks === null) return
  const subject = new URL(webhooks.url).host
  await recordFinding(db, { what: 'event_not_taken', subject, detail: `last answer: ${answer}`, now: now() })
}

/**
 * Gives up events that wait for a try which never comes: tries that died with their process count as tries of the job, and not of
 * the event.
 */
export async function giveUpDeadEvents(services: Sending): Promise<void> {
  const { db, now } = services
  const { rows } = await sql<{ answer: string }>`
    update outgoing_events set state = 'given_up', settled_at = ${now()},
      answer = case when answer = '' then ${NEVER_ENDED} else answer end
    where state = 'waiting' and not exists (
      select from pgboss.job where name = 'deliver-event' and state < 'completed' and data ->> 'eventId' = outgoing_events.id::text)
    returning answer`.execute(db)
  const [last] = rows
  if (last !== undefined) await reportGivenUp(services, last.answer)
}
