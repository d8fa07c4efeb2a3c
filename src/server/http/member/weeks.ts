import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import { ChangeReply, MemberQuery } from '#domain/api/member/member.ts'
import { CandidatesReply, DishNumber, MealChange, MealParams, WeekParams, WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problems.ts'
import type { MemberArea } from '#server/http/member/member-area.ts'
import { bearer, DayQuery, fullRefusals, refuseClosedWeek } from '#server/http/member/who-asks.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import type { Planned, WeekShown } from '#server/kitchen/kitchen.ts'
import { changeMeal, dishAt } from '#server/member/change-meal.ts'
import type { Member } from '#server/member/member.ts'
import { startOfWeek } from '#server/member/plan-calendar.ts'
import { weekOfPlan } from '#server/member/plan-week.ts'

const weekRefusals = [...fullRefusals, 'WEEK_NOT_OPEN', 'PLAN_IMPOSSIBLE'] as const
const mealRefusals = [...weekRefusals, 'DAY_UNKNOWN', 'MEAL_UNKNOWN'] as const

const week = { security: bearer, params: WeekParams, querystring: DayQuery }
const meal = { security: bearer, params: MealParams, querystring: DayQuery }

const looking = { summary: 'A week of meals', ...week, response: { 200: WeekView, ...refusals(...weekRefusals) } }
const choosing = {
  summary: 'Dishes that may take the place of one of a meal',
  ...meal,
  querystring: Type.Partial(Type.Object({ ...MemberQuery.properties, dish: DishNumber })),
  response: { 200: CandidatesReply, ...refusals(...mealRefusals) },
}
const changing = {
  summary: 'Change a meal',
  ...meal,
  body: MealChange,
  response: { 200: ChangeReply, ...refusals(...bodyRefusals, ...mealRefusals, 'SWAP_IMPOSSIBLE') },
}
const keeping = {
  summary: 'A week as a calendar file',
  ...week,
  response: {
    200: Type.String({ description: 'text/calendar (RFC 5545)' }),
    ...refusals(...weekRefusals),
  },
}

const shown = ({ access, startsOn, settings }: Member, planned: Planned): WeekShown => ({
  ...planned,
  startsOn: startOfWeek(startsOn, planned.plan.week),
  units: settings.units,
  access: access.kind,
})

/** Weeks and their meals. Of week 1, everybody with a token may see the first day. */
export function weekRoutes({ services, desk, who }: MemberArea): FastifyPluginAsyncTypebox {
  const { kitchen, config } = services
  return async (app) => {
    app.get(routes.memberWeek, { schema: looking }, async (request) => {
      const asking = await who.anybody(request)
      if (asking.access.kind === 'preview' && request.params.week !== 1) throw new Problem('MEMBERS_ONLY')
      refuseClosedWeek(asking, request)
      return kitchen.weekView(shown(asking, await weekOfPlan(desk, asking, request.params.week)))
    })

    app.get(routes.memberCandidates, { schema: choosing }, async (request) => {
      const planned = await weekOfPlan(desk, await who.memberOfWeek(request), request.params.week)
      const { day, meal } = request.params
      const place = dishAt(planned, { day, meal, dish: request.query.dish ?? 0 })
      return { candidates: [...(await kitchen.candidates(planned, place))] }
    })

    app.put(routes.memberMeal, { schema: changing }, async (request) =>
      changeMeal(desk, await who.memberOfWeek(request), request.params, request.body),
    )

    app.get(routes.memberCalendar, { schema: keeping }, async (request, reply) => {
      const asking = await who.memberOfWeek(request)
      const { week } = request.params
      const planned = await weekOfPlan(desk, asking, week)
      const file = await kitchen.calendar(
        shown(asking, planned),
        asking.settings.eaters,
        `${config.publicUrl}${BASE}/plan/week/${week}`,
      )
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="week-${week}.ics"`)
        .send(file)
    })
  }
}
