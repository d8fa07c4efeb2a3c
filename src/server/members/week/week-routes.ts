import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import { ChangeReply, MemberQuery } from '#domain/api/member/member.ts'
import { OwnAddressReply, OwnAddressRequest } from '#domain/api/member/own-address.ts'
import { OwnDishesReply } from '#domain/api/member/own-dishes.ts'
import {
  AnewRequest,
  CandidatesReply,
  DishNumber,
  MealChange,
  MealParams,
  MovesReply,
  WeekParams,
  WeekView,
} from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import type { Session } from '#server/leads/sessions.ts'
import { makeOwnAddress } from '#server/members/keys/own-address.ts'
import { shoppingFor } from '#server/members/list/ticks.ts'
import { bearer, DayQuery, fullRefusals, refuseClosedWeek } from '#server/members/member/authenticate-member.ts'
import type { Member } from '#server/members/member/member.ts'
import type { MemberArea, PlanContext } from '#server/members/member/member-area.ts'
import { weekTables } from '#server/members/member/row-versions.ts'
import { changeMeal, dishAt, mealAt } from '#server/members/plan/change-meal.ts'
import { readPlanState } from '#server/members/plan/change-plan.ts'
import { inWords } from '#server/members/plan/change-sentences.ts'
import { planAnew } from '#server/members/plan/plan-anew.ts'
import { ownWeek, pastOf } from '#server/members/plan/plan-week.ts'
import { shownWeek } from '#server/members/plan/shown-week.ts'
import { withoutLess } from '#server/members/plan/without-less.ts'
import { ownDishes } from '#server/members/products/own-dishes.ts'
import { reviewIfDue } from '#server/members/reviews/review-member.ts'
import type { MealPlace } from '#server/planner-pool/planner-pool.ts'

const weekRefusals = [
  ...fullRefusals,
  'WEEK_NOT_OPEN',
  'PLAN_IMPOSSIBLE',
  'PLAN_IMPOSSIBLE_FOR',
  'PLAN_PAUSED',
] as const
const mealRefusals = [...weekRefusals, 'DAY_UNKNOWN', 'MEAL_UNKNOWN'] as const

const changeRefusals = [
  'SWAP_IMPOSSIBLE',
  'MOVE_IMPOSSIBLE',
  'MEAL_PAST',
  'AWAY_TOO_LITTLE',
  'OWN_DISH_UNKNOWN',
  'OWN_DISH_UNFIT',
  'GUESTS_TOO_LATE',
] as const

const week = { security: bearer, params: WeekParams, querystring: DayQuery }
const meal = { security: bearer, params: MealParams, querystring: DayQuery }

const looking = { summary: 'A week of meals', ...week, response: { 200: WeekView, ...refusals(...weekRefusals) } }
const choosing = {
  summary: 'Dishes that can replace one of a meal',
  ...meal,
  querystring: Type.Partial(Type.Object({ ...MemberQuery.properties, dish: DishNumber, for: Type.Literal('me') })),
  response: { 200: CandidatesReply, ...refusals(...mealRefusals) },
}
const changing = {
  summary: 'Change a meal',
  ...meal,
  body: MealChange,
  response: { 200: ChangeReply, ...refusals(...bodyRefusals, ...mealRefusals, ...changeRefusals) },
}
const offering = {
  summary:
    'The dishes of the member’s own that may stand at a meal, in which portion, and what speaks against the others',
  ...meal,
  response: { 200: OwnDishesReply, ...refusals(...mealRefusals) },
}
const moving = {
  summary: 'The meals with which a meal can change places, with what their days become',
  ...meal,
  response: { 200: MovesReply, ...refusals(...mealRefusals) },
}
const renewing = {
  summary: 'Plan a meal, a day or the rest of a week anew, around what is locked, cooked, eaten, past or bought',
  ...week,
  body: AnewRequest,
  response: {
    200: ChangeReply,
    ...refusals(...bodyRefusals, ...mealRefusals, 'MEAL_PAST', 'NOTHING_ANEW', 'ANEW_IMPOSSIBLE'),
  },
}
const keeping = {
  summary: 'A week as a calendar file',
  ...week,
  response: {
    200: Type.String({ description: 'text/calendar (RFC 5545)' }),
    ...refusals(...weekRefusals),
  },
}

const addressing = {
  summary: 'Make the personal address at which calendar apps read the meals; an earlier one ends',
  security: bearer,
  querystring: DayQuery,
  body: OwnAddressRequest,
  response: { 200: OwnAddressReply, ...refusals(...bodyRefusals, ...fullRefusals) },
}

type WeekAsked = Pick<FastifyRequest, 'headers'> & {
  readonly params: { readonly week: number }
  readonly query: { readonly today?: string }
}

type OwnWish = Extract<MealChange, { readonly to: 'own' }>
type OwnPlace = MealPlace & { readonly week: number }

/**
 * The dish that a member puts in the place of a meal, with what is in it. @throws Problem OWN_DISH_UNKNOWN, OWN_DISH_UNFIT
 * if it cannot be checked, or if somebody who is to eat it must not
 */
async function ownDishFor(context: PlanContext, member: Member, { week, ...place }: OwnPlace, wish: OwnWish) {
  const dish = (await ownDishes(context.db, member)).find(({ code }) => code === wish.code)
  if (dish === undefined) throw new Problem('OWN_DISH_UNKNOWN')
  const { week: own } = await ownWeek(context, member, week)
  const [offer] = await context.plannerPool.ownDishes(own, place, [dish], member.usage)
  if (offer === undefined) throw new Problem('MEAL_UNKNOWN')
  const isMine = offer.unknown.length === 0 && offer.avoided.length === 0
  if (!isMine || (wish.for !== 'me' && !offer.forAll)) throw new Problem('OWN_DISH_UNFIT')
  return { to: 'own', dish, ...(wish.for === undefined ? {} : { for: wish.for }) } as const
}

/** Weeks and their meals. Every lead may see the first day of week 1. */
export function weekRoutes({ services, planContext, authenticate, keptReplies }: MemberArea): RouteGroup {
  const { db, plannerPool, config } = services
  const weekFor = async (request: WeekAsked, session: Session | null) => {
    const known = await authenticate.lead(request, session)
    if (known.access.kind === 'preview' && request.params.week !== 1) throw new Problem('MEMBERS_ONLY')
    refuseClosedWeek(known, request)
    // What a review decides for safety changes this week before it is shown.
    const member = (await reviewIfDue(services, known)) ? await authenticate.lead(request, session) : known
    const { week: own, startsOn } = await ownWeek(planContext, member, request.params.week)
    const week = await withoutLess(db, member, own)
    return {
      body: await plannerPool.weekView(await shownWeek(services, member, { week, startsOn })),
      access: member.access,
    }
  }
  return async (app) => {
    app.get(routes.memberWeek, { schema: looking }, async (request, reply) => {
      const opened = await authenticate.opened(request)
      const view = () => weekFor(request, opened?.session ?? null)
      if (opened === null) return (await view()).body
      const { week } = request.params
      return keptReplies.reply({ request, reply }, opened, { what: `week ${week}`, tables: weekTables }, view)
    })

    app.get(routes.memberCandidates, { schema: choosing }, async (request) => {
      const member = await authenticate.memberOfWeek(request)
      const { week: own } = await ownWeek(planContext, member, request.params.week)
      const { day, meal } = request.params
      const { dish = 0, for: whom } = request.query
      const place = dishAt(own, { day, meal, dish })
      const changeable = await withoutLess(db, member, own)
      const shopping = await shoppingFor(services, member, { week: own.plan.week, planned: own })
      return { candidates: [...(await plannerPool.candidates(changeable, place, whom === 'me', shopping))] }
    })

    app.get(routes.memberOwnDishes, { schema: offering }, async (request) => {
      const member = await authenticate.memberOfWeek(request)
      const { week, ...place } = request.params
      const { week: own } = await ownWeek(planContext, member, week)
      mealAt(own, place)
      const dishes = await ownDishes(db, member)
      return { dishes: [...(await plannerPool.ownDishes(own, place, dishes, member.usage))] }
    })

    app.put(routes.memberMeal, { schema: changing }, async (request) => {
      const member = await authenticate.memberOfWeek(request)
      const { params, body } = request
      const change = body.to === 'own' ? await ownDishFor(planContext, member, params, body) : body
      return inWords(plannerPool, member, await changeMeal(planContext, member, params, change))
    })

    app.get(routes.memberMoves, { schema: moving }, async (request) => {
      const member = await authenticate.memberOfWeek(request)
      await planContext.countPlan(member.leadId)
      const { week, ...place } = request.params
      const { week: own } = await ownWeek(planContext, member, week)
      mealAt(own, place)
      const past = pastOf(await readPlanState(planContext, member, week), week)
      const shopping = await shoppingFor(services, member, { week: own.plan.week, planned: own })
      return { moves: [...(await plannerPool.moves(await withoutLess(db, member, own), place, past, shopping))] }
    })

    app.post(routes.memberAnew, { schema: renewing }, async (request) => {
      const member = await authenticate.memberOfWeek(request)
      return inWords(plannerPool, member, await planAnew(planContext, member, request.params.week, request.body))
    })

    app.post(routes.memberCalendarAddress, { schema: addressing }, async (request) => {
      const { leadId } = await authenticate.member(request)
      const { timeZone } = request.body
      const secret = await makeOwnAddress(services, { kind: 'calendar-address', leadId, timeZone })
      logSecurityEvent(request.log, 'calendar address made', leadId)
      return { address: `${config.publicUrl}${filled(routes.calendarFeed, { calendar: secret })}` }
    })

    app.get(routes.memberCalendar, { schema: keeping }, async (request, reply) => {
      const member = await authenticate.memberOfWeek(request)
      const { week } = request.params
      const planned = await ownWeek(planContext, member, week)
      const file = await plannerPool.calendar(
        await shownWeek(services, member, planned),
        member.settings.eaters,
        `${config.publicUrl}${BASE}/plan/week/${week}`,
      )
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="week-${week}.ics"`)
        .send(file)
    })
  }
}
