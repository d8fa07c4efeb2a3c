import type { LifeEventView } from '#domain/api/member/life-events.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { type Days, days } from '#domain/units.ts'
import { isDayEvent, type LifeEvent, lifeEventKinds } from '#domain/weight-filter/life-events.ts'
import type { Database } from '#server/platform/db/database.ts'

/** The life events that a member reported, the earliest first. */
export async function lifeEventsOf(db: Database, personId: string): Promise<readonly LifeEventView[]> {
  const rows = await db
    .selectFrom('life_events')
    .select(['id', 'kind', 'starts_on', 'ends_on'])
    .where('person_id', '=', personId)
    .orderBy('starts_on')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, kind: stored, starts_on: from, ends_on: to }) => {
    const kind = lifeEventKinds.find((known) => known === stored)
    return kind === undefined ? [] : [{ id, kind, from, to }]
  })
}

/** The events with days counted from the start of the plan, as the weight filter expects them. */
export function countedEvents(events: readonly LifeEventView[], startsOn: IsoDate): readonly LifeEvent[] {
  const dayOf = (day: IsoDate): Days => days(daysBetween(startsOn, day) ?? 0)
  return events.map(({ kind, from, to }) =>
    isDayEvent(kind) ? { kind, on: dayOf(from) } : { kind, from: dayOf(from), to: to === null ? null : dayOf(to) },
  )
}
