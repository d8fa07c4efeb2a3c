import {
  OwnLineParams,
  OwnLineRequest,
  OwnLinesReply,
  ShoppingListView,
  TicksRequest,
  TicksView,
} from '#domain/api/member/shopping.ts'
import { WeekParams } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { listTables } from '#server/members/member/row-versions.ts'
import { weekOfPlan } from '#server/members/plan/plan-week.ts'
import { forgetOwnLine, keepOwnLine } from './own-lines.ts'
import { keepTicks, shoppingList, ticksOf } from './ticks.ts'

const week = { security: bearer, params: WeekParams, querystring: DayQuery }
const listRefusals = [
  ...fullRefusals,
  'WEEK_NOT_OPEN',
  'PLAN_IMPOSSIBLE',
  'PLAN_IMPOSSIBLE_FOR',
  'PLAN_PAUSED',
] as const

const looking = {
  summary: 'The shopping list of a week',
  ...week,
  response: { 200: ShoppingListView, ...refusals(...listRefusals) },
}
const following = {
  summary: 'What has been ticked on the shopping list of a week',
  ...week,
  response: { 200: TicksView, ...refusals(...fullRefusals, 'WEEK_NOT_OPEN') },
}
const ticking = {
  summary: 'Store ticks of a shopping list; the reply is the list with them',
  ...week,
  body: TicksRequest,
  response: { 200: ShoppingListView, ...refusals(...bodyRefusals, ...listRefusals) },
}

const writing = {
  summary: 'Write a line of your own on a shopping list, or change it; the reply is all of them',
  security: bearer,
  params: OwnLineParams,
  querystring: DayQuery,
  body: OwnLineRequest,
  response: {
    200: OwnLinesReply,
    ...refusals(...bodyRefusals, ...fullRefusals, 'WEEK_NOT_OPEN', 'NOT_FOUND', 'OWN_LINES_FULL'),
  },
}
const crossingOut = {
  summary: 'Delete a line of your own, whether or not it exists; the reply is the others',
  security: bearer,
  params: OwnLineParams,
  querystring: DayQuery,
  response: { 200: OwnLinesReply, ...refusals(...fullRefusals, 'WEEK_NOT_OPEN', 'NOT_FOUND') },
}

/** The shopping list. */
export function shoppingRoutes({ services, planContext, authenticate, keptReplies }: MemberArea): RouteGroup {
  return async (app) => {
    app.get(routes.memberList, { schema: looking }, async (request, reply) => {
      const opened = await authenticate.opened(request)
      const { week } = request.params
      const list = async () => {
        const member = await authenticate.memberOfWeek(request, opened?.session ?? null)
        const planned = await weekOfPlan(planContext, member, week)
        return { body: await shoppingList(services, member, { week, planned }), access: member.access }
      }
      if (opened === null) return (await list()).body
      return keptReplies.reply({ request, reply }, opened, { what: `list ${week}`, tables: listTables }, list)
    })

    app.get(routes.memberTicks, { schema: following }, async (request) => {
      const member = await authenticate.memberOfWeek(request)
      return ticksOf(services, member, request.params.week)
    })

    app.put(routes.memberTicks, { schema: ticking }, async (request) => {
      const member = await authenticate.memberOfWeek(request)
      const { week } = request.params
      const planned = await weekOfPlan(planContext, member, week)
      await keepTicks(services, member, week, request.body.ticks)
      return shoppingList(services, member, { week, planned })
    })

    app.put(routes.memberOwnLine, { schema: writing }, async (request) => {
      const member = await authenticate.memberOfWeek(request)
      return { own: await keepOwnLine(services, member, request.params, request.body) }
    })

    app.delete(routes.memberOwnLine, { schema: crossingOut }, async (request) => {
      const member = await authenticate.memberOfWeek(request)
      return { own: await forgetOwnLine(services, member, request.params) }
    })
  }
}
