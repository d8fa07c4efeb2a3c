import type { LifeEventRequest, LifeEventView } from '#domain/api/member/life-events.ts'
import type { ChangeReply } from '#domain/api/member/member.ts'
import { Problem } from '#domain/problems.ts'
import { addDays, daysBetween, type IsoDate, isIsoDate } from '#domain/time.ts'
import { type Days, days } from '#domain/units.ts'
import { isDayEvent, type LifeEvent, lifeEventKinds } from '#domain/weight-filter/life-events.ts'
import { DAYS_BEFORE_PLAN } from '#domain/weight-filter/log-limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { changePlan, type PlanContext } from './change-plan.ts'
import { doneSentences, EVENT_GONE, eventEffect } from './change-sentences.ts'
import type { Member } from './member.ts'
import { weekOf } from './plan-calendar.ts'
import { nothingToDo, undoable } from './undoable-change.ts'

/** Days after today for which an event may be reported. */
const DAYS_AHEAD = 366
/** The most events that one plan can have. */
const MOST_EVENTS = 200

/** The life events that a member reported, the earliest first. */
export async function lifeEventsOf(db: Database, leadId: string): Promise<readonly LifeEventView[]> {
  const rows = await db
    .selectFrom('life_events')
    .select(['id', 'kind', 'starts_on', 'ends_on'])
    .where('lead_id', '=', leadId)
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

/** Whether an event lies within the allowed days. Days as text sort in calendar order. */
function isPossible({ startsOn, today }: Member, { kind, from, to }: LifeEventRequest): boolean {
  const isAllowed = (day: string): boolean =>
    isIsoDate(day) && day >= addDays(startsOn, -DAYS_BEFORE_PLAN) && day <= addDays(today, DAYS_AHEAD)
  if (!isAllowed(from)) return false
  return isDayEvent(kind) ? to === from : to === null || (isAllowed(to) && to >= from)
}

/** Whether two reports are the same. */
const isSame = (one: LifeEventRequest, other: LifeEventRequest): boolean =>
  one.kind === other.kind && one.from === other.from && one.to === other.to

/**
 * Stores a life event, replacing an earlier one with the same id, and lets this week's review be made again with it.
 * Returns what it means for the plan. @throws Problem LIFE_EVENT_INVALID
 */
export async function keepLifeEvent(
  context: PlanContext,
  member: Member,
  id: string,
  event: LifeEventRequest,
): Promise<ChangeReply> {
  if (!isPossible(member, event)) throw new Problem('LIFE_EVENT_INVALID', 'from')
  const { leadId } = member
  const request = JSON.stringify(['event', id, event])
  return changePlan(context, member, 1, async (planState) => {
    const events = await lifeEventsOf(context.db, leadId)
    const before = events.find((known) => known.id === id)
    if (before !== undefined && isSame(before, event)) return nothingToDo(context.db, planState, request)
    if (before === undefined && events.length >= MOST_EVENTS) throw new Problem('LIFE_EVENT_INVALID')
    const made = {
      answer: { changes: [eventEffect(event)], meals: [] },
      write: async (trx: Trx, now: Date) => {
        const content = { kind: event.kind, starts_on: event.from, ends_on: event.to, changed_at: now }
        await trx
          .insertInto('life_events')
          .values({ lead_id: leadId, id, ...content })
          .onConflict((conflict) => conflict.columns(['lead_id', 'id']).doUpdateSet(content))
          .execute()
        await discardOpenReview(trx, member)
      },
    }
    return undoable(planState, { request, done: doneSentences.told(event) }, made, context.now())
  })
}

/**
 * Deletes a life event, whether or not it exists, and lets this week's review be made again without it. Returns what
 * that means for the plan.
 */
export async function forgetLifeEvent(context: PlanContext, member: Member, id: string): Promise<ChangeReply> {
  const { leadId } = member
  const request = JSON.stringify(['event', id, null])
  return changePlan(context, member, 1, async (planState) => {
    const before = (await lifeEventsOf(context.db, leadId)).find((known) => known.id === id)
    if (before === undefined) return nothingToDo(context.db, planState, request)
    const made = {
      answer: { changes: [EVENT_GONE], meals: [] },
      write: async (trx: Trx) => {
        await trx.deleteFrom('life_events').where('lead_id', '=', leadId).where('id', '=', id).execute()
        await discardOpenReview(trx, member)
      },
    }
    return undoable(planState, { request, done: doneSentences.tookBack(before) }, made, context.now())
  })
}

/**
 * Deletes this week's review so that it is made again, unless the member has answered it or a week was planned from it.
 */
async function discardOpenReview(trx: Trx, { leadId, startsOn, today }: Member): Promise<void> {
  await trx
    .deleteFrom('plan_reviews')
    .where('lead_id', '=', leadId)
    .where('week', '=', weekOf(startsOn, today))
    .where('answered_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('plan_weeks')
            .select('plan_weeks.week')
            .whereRef('plan_weeks.lead_id', '=', 'plan_reviews.lead_id')
            .whereRef('plan_weeks.week', '>=', 'plan_reviews.for_week'),
        ),
      ),
    )
    .execute()
}
