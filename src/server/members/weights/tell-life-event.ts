import { sql } from 'kysely'
import type { LifeEventRequest, LifeEventView } from '#domain/api/member/life-events.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import { isForSafety } from '#domain/plan-review/is-for-safety.ts'
import { Problem } from '#domain/problem.ts'
import { addDays, daysBetween } from '#domain/time.ts'
import { healthEventOn, isDayEvent, isOnBreak, LONGEST_BREAK } from '#domain/weight-filter/life-events.ts'
import { DAYS_BEFORE_PLAN } from '#domain/weight-filter/log-limits.ts'
import { UNSAFE_IN_PREGNANCY } from '#planner/foods/food-families.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { weekOf } from '#server/members/member/plan-calendar.ts'
import { inPregnancy } from '#server/members/member/week-request.ts'
import { changePlan, type PlanState } from '#server/members/plan/change-plan.ts'
import { eventEffects } from '#server/members/plan/change-sayings.ts'
import { type ChangeAnswer, nothingToDo, undoable } from '#server/members/plan/undoable-change.ts'
import { weekUnderTastes } from '#server/members/plan/week-under-tastes.ts'
import { type MoreFood, moreFood } from '#server/members/reviews/more-food.ts'
import { makeReview, reviewsWith } from '#server/members/reviews/review-member.ts'
import { takeBackHold } from '#server/members/reviews/take-back-hold.ts'
import { countedEvents, lifeEventsOf } from '#server/members/weight-log/life-events.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/** Days after today for which an event may be reported. */
const DAYS_AHEAD = 366
/** The most events that one plan can have. */
const MOST_EVENTS = 200

/** Whether an event lies within the allowed days. Days as text sort in calendar order. */
function isPossible({ startsOn, today }: Member, { kind, from, to }: LifeEventRequest): boolean {
  const isAllowed = (day: string): boolean =>
    isIsoDate(day) && day >= addDays(startsOn, -DAYS_BEFORE_PLAN) && day <= addDays(today, DAYS_AHEAD)
  if (!isAllowed(from)) return false
  if (kind === 'BREAK') return to !== null && isAllowed(to) && to >= from && to < addDays(from, LONGEST_BREAK)
  return isDayEvent(kind) ? to === from : to === null || (isAllowed(to) && to >= from)
}

/** Whether two reports are the same. */
const isSame = (one: LifeEventRequest, other: LifeEventRequest): boolean =>
  one.kind === other.kind && one.from === other.from && one.to === other.to

/** Whether this week's review holds the weight for health: a break asks for nothing that is not so already. */
function isHeldThisWeek({ reviews, startsOn, today }: Member): boolean {
  const latest = reviews.at(-1)
  if (latest === undefined || latest.week < weekOf(startsOn, today)) return false
  return latest.decision.kind === 'HOLD' && latest.decision.reason !== 'BREAK'
}

/**
 * This week's review with a health matter or a break that lasts today, and the food that it adds from today on; null if there is
 * no such matter.
 */
async function heldFromToday(
  context: PlanContext,
  planState: PlanState,
  events: readonly LifeEventView[],
  fit: Fit | undefined,
): Promise<Omit<MoreFood, 'weeks'> | null> {
  const { member } = planState
  const { startsOn, today } = member
  const counted = countedEvents(events, startsOn)
  const day = daysBetween(startsOn, today) ?? 0
  const isHealth = healthEventOn(counted, day) !== null
  if (!isHealth && (!isOnBreak(counted, day) || isHeldThisWeek(member))) return null
  const review = await makeReview(context, member, events)
  if (review === null || !isForSafety(review.review.decision)) return null
  const { made, write } = await moreFood(context, planState, reviewsWith(member, review), fit)
  return {
    made,
    write: async (trx, now) => {
      await review.write(trx, now)
      await write(trx, now)
    },
  }
}

type Fit = Parameters<typeof moreFood>[3]

/**
 * What a pregnancy takes out of the weeks that are planned: what is not safe in it. A week that cannot be planned without that
 * stays as it is; the recipes say how to cook it safely. Undefined for other events, and if it is left out already.
 */
function withoutUnsafe(context: PlanContext, planState: PlanState, { kind, to }: LifeEventRequest): Fit {
  const { member, tastes } = planState
  const isOver = to !== null && to < member.today
  if (kind !== 'PREGNANT_OR_BREASTFEEDING' || isOver || tastes.banned.includes(UNSAFE_IN_PREGNANCY)) return undefined
  return async (week) => {
    try {
      return await weekUnderTastes(context, planState, week, inPregnancy(tastes))
    } catch (error) {
      if (error instanceof Problem && error.code === 'PLAN_IMPOSSIBLE')
        return { week, made: { changes: [], meals: [] } }
      throw error
    }
  }
}

/**
 * Stores a life event, replacing an earlier one with the same id. A health matter that lasts today holds the weight from
 * today on; anything else lets this week's review be made again. Returns what it means for the plan.
 * @throws Problem LIFE_EVENT_INVALID
 */
export async function keepLifeEvent(
  context: PlanContext,
  member: Member,
  id: string,
  event: LifeEventRequest,
): Promise<ChangeAnswer> {
  if (!isPossible(member, event)) throw new Problem('LIFE_EVENT_INVALID', 'from')
  const { personId } = member
  const request = JSON.stringify(['event', id, event])
  return changePlan(context, member, 1, async (planState) => {
    const events = await lifeEventsOf(context.db, personId)
    const before = events.find((known) => known.id === id)
    if (before !== undefined && isSame(before, event)) return nothingToDo(context.db, planState, request)
    if (before === undefined && events.length >= MOST_EVENTS) throw new Problem('LIFE_EVENT_INVALID')
    const after = [...events.filter((known) => known.id !== id), { id, ...event }]
    const fit = withoutUnsafe(context, planState, event)
    const held = await heldFromToday(context, planState, after, fit)
    const fitted = held === null && fit !== undefined ? await moreFood(context, planState, member.reviews, fit) : held
    const made = {
      answer: {
        changes: [...eventEffects(event, planState.member.today), ...(fitted?.made.changes ?? [])],
        meals: fitted?.made.meals ?? [],
      },
      write: async (trx: Trx, now: Date) => {
        const content = { kind: event.kind, starts_on: event.from, ends_on: event.to, changed_at: now }
        await trx
          .insertInto('life_events')
          .values({ person_id: personId, id, ...content })
          .onConflict((conflict) => conflict.columns(['person_id', 'id']).doUpdateSet(content))
          .execute()
        if (held === null) await discardOpenReview(trx, member)
        await fitted?.write(trx, now)
      },
    }
    return undoable(planState, { request, done: { say: 'told', event } }, made, context.now())
  })
}

/**
 * Deletes a life event, whether or not it exists, and lets this week's review be made again without it. Returns what
 * that means for the plan.
 */
export async function forgetLifeEvent(context: PlanContext, member: Member, id: string): Promise<ChangeAnswer> {
  const { personId } = member
  const request = JSON.stringify(['event', id, null])
  return changePlan(context, member, 1, async (planState) => {
    const events = await lifeEventsOf(context.db, personId)
    const before = events.find((known) => known.id === id)
    if (before === undefined) return nothingToDo(context.db, planState, request)
    const { startsOn, today } = planState.member
    const others = events.filter((known) => known.id !== id)
    const isHealthLeft = healthEventOn(countedEvents(others, startsOn), daysBetween(startsOn, today) ?? 0) !== null
    const back = await takeBackHold(context, planState, id, isHealthLeft)
    const made = {
      answer: {
        changes: [{ say: 'eventGone' as const }, ...(back?.made.changes ?? [])],
        meals: back?.made.meals ?? [],
      },
      write: async (trx: Trx) => {
        await trx.deleteFrom('life_events').where('person_id', '=', personId).where('id', '=', id).execute()
        await back?.write(trx)
        await discardOpenReview(trx, member)
      },
    }
    return undoable(
      planState,
      { request, done: { say: 'tookBack', event: { kind: before.kind, from: before.from, to: before.to } } },
      made,
      context.now(),
    )
  })
}

/**
 * Deletes this week's review so that it is made again, unless the member has answered it, a week was planned from it, or
 * it gave more food for safety.
 */
async function discardOpenReview(trx: Trx, { personId, householdId, startsOn, today }: Member): Promise<void> {
  const planned = await trx
    .selectFrom('plan_weeks')
    .select(({ fn }) => fn.max('week').as('last'))
    .where('household_id', '=', householdId)
    .executeTakeFirst()
  await trx
    .deleteFrom('plan_reviews')
    .where('person_id', '=', personId)
    .where('week', '=', weekOf(startsOn, today))
    .where('answered_at', 'is', null)
    .where(sql`decision ->> 'kind'`, 'not in', ['HOLD', 'RAISE'])
    .where('for_week', '>', planned?.last ?? 0)
    .execute()
}
