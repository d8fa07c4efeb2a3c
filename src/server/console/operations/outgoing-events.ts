import { OutgoingEventParams, OutgoingEventsReply } from '#domain/api/console/outgoing-events.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { Problem } from '#domain/problem.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { refusals } from '#server/http/refusals.ts'
import { actRefusals, type ConsoleArea, consoleRefusals } from '#server/operators/operator-gate.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

/** The most events that are shown. */
const SHOWN = 200

async function listEvents({ db, config }: Services): Promise<OutgoingEventsReply> {
  const rows = await db
    .selectFrom('outgoing_events')
    .select(['id', 'type', 'made_at', 'state', 'tries', 'answer', 'settled_at', 'body'])
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const { webhooks } = config.outgoing
  return {
    host: webhooks === null ? null : new URL(webhooks.url).host,
    events: rows.map(({ made_at, settled_at, ...event }) => ({
      ...{ ...event, madeAt: made_at.toISOString(), settledAt: settled_at?.toISOString() ?? null },
    })),
  }
}

/** Sends an event again, under the id that it had: a receiver that has it already knows it. @throws Problem JOB_UNKNOWN */
async function sendAgain({ db, jobs }: Services, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const again = await trx
      .updateTable('outgoing_events')
      .set({ state: 'waiting', tries: 0, settled_at: null })
      .where('id', '=', id)
      .where('state', '<>', 'waiting')
      .returning('id')
      .executeTakeFirst()
    if (again === undefined) throw new Problem('JOB_UNKNOWN')
    await jobs.enqueue(trx, 'deliver-event', { eventId: id })
  })
}

/** What the owner's systems were told, and telling it again. */
export function outgoingEventRoutes({ services, gate }: ConsoleArea): RouteGroup {
  const config = { operatorRole: 'operators' } as const
  const list = () => listEvents(services)
  return async (app) => {
    app.get(
      consoleRoutes.outgoingEvents,
      {
        schema: {
          summary: 'Webhooks that were sent, with their answers',
          response: { 200: OutgoingEventsReply, ...refusals(...consoleRefusals) },
        },
        config,
      },
      list,
    )

    const again = {
      summary: 'Send a webhook again',
      ...{ params: OutgoingEventParams, headers: IdempotencyHeader },
      response: { 200: OutgoingEventsReply, ...refusals('JOB_UNKNOWN', ...actRefusals) },
    }
    app.post(consoleRoutes.outgoingEventAgain, { schema: again, config }, async (request) => {
      const { id } = request.params
      await gate.act(request, { action: 'send webhook again', subject: id }, () => sendAgain(services, id))
      return list()
    })
  }
}
