import { hash } from 'node:crypto'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { DEVICE_PREFIX } from '#analytics/events/identity.ts'
import type { EventArrival } from '#analytics/events/read-arrivals.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { DoubtsNames } from './named-by-network.ts'
import { type DayOfVisitor, dayOf, storeFirstTouch } from './store-visitors.ts'

export type VisitorEvent = EventArrival & { readonly visitorId: string }

type Receiving = {
  readonly now: Date
  readonly timeOf: (ms: number | null) => { readonly at: Date; readonly isDoubted: boolean }
  readonly doubtsNames: DoubtsNames
}

/** An event without its own id is identified by its content. */
const insertIdOf = (event: VisitorEvent): string =>
  event.insertId ?? hash('sha256', JSON.stringify([event.at, event.properties])).slice(0, 32)

/**
 * Stores events, each once, and derives the first touch and the ids that belong together. Returns how many were new.
 */
export async function storeEvents(
  trx: Trx,
  events: readonly VisitorEvent[],
  days: DayOfVisitor,
  { now, timeOf, doubtsNames }: Receiving,
): Promise<number> {
  const rows = events.map((event) => {
    const { at, isDoubted } = timeOf(event.at)
    return {
      visitor_id: event.visitorId,
      visitor_day: dayOf(days, event.visitorId),
      token: OWN_TOKEN,
      distinct_id: event.sender.distinctId,
      name: event.name,
      insert_id: insertIdOf(event),
      at,
      is_time_doubted: isDoubted,
      received_at: now,
      properties: JSON.stringify(event.properties),
    }
  })
  if (rows.length === 0) return 0
  const added = await trx
    .insertInto('visitor_events')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('insert_id')
    .execute()
  for (const event of events) {
    if (event.name === 'first_page_opened') await storeFirstTouch(trx, event.visitorId, event, { now, doubtsNames })
    if (event.name === '$identify') await linkId(trx, event, 'identify', event.properties['$anon_distinct_id'], now)
    if (event.name === '$create_alias') await linkId(trx, event, 'alias', event.properties['alias'], now)
  }
  return added.length
}

/** Links a visitor to its other ids; the device's id is the visitor's own. */
async function linkId(
  trx: Trx,
  { visitorId, sender }: VisitorEvent,
  kind: 'identify' | 'alias',
  other: unknown,
  now: Date,
): Promise<void> {
  const ids = [sender.distinctId, other].filter(
    (id): id is string => typeof id === 'string' && id !== '' && !id.startsWith(DEVICE_PREFIX),
  )
  if (ids.length === 0) return
  await trx
    .insertInto('identity_links')
    .values(ids.map((id) => ({ visitor_id: visitorId, distinct_id: id, kind, linked_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
