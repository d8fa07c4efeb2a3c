import { LibraryPlacesParams, LibraryPlacesReply, LibraryQuery, LibraryReply } from '#domain/api/member/library.ts'
import { WeekParams } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { refusals } from '#server/http/refusals.ts'
import { shoppingFor } from '#server/members/list/ticks.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { tastesOf } from '#server/members/member/week-request.ts'
import { readPlanState } from '#server/members/plan/change-plan.ts'
import { ownWeek, pastOf } from '#server/members/plan/plan-week.ts'
import { withoutLess } from '#server/members/plan/without-less.ts'
import { notesOf } from '#server/members/recipes/recipe-notes.ts'

const weekRefusals = [
  ...fullRefusals,
  'WEEK_NOT_OPEN',
  'PLAN_IMPOSSIBLE',
  'PLAN_IMPOSSIBLE_FOR',
  'PLAN_PAUSED',
] as const

const browsing = {
  summary: 'The dishes that everybody at the table of a week may eat, searched and chosen from',
  security: bearer,
  params: WeekParams,
  querystring: LibraryQuery,
  response: { 200: LibraryReply, ...refusals(...weekRefusals) },
}
const placing = {
  summary: 'The meals in whose place a dish may come, with what the day becomes',
  security: bearer,
  params: LibraryPlacesParams,
  querystring: DayQuery,
  response: { 200: LibraryPlacesReply, ...refusals(...weekRefusals, 'RECIPE_UNKNOWN') },
}

/** The library of dishes. */
export function libraryRoutes({ services, planContext, authenticate }: MemberArea): RouteGroup {
  const { db, plannerPool } = services
  return async (app) => {
    app.get(routes.memberLibrary, { schema: browsing }, async (request) => {
      const member = await authenticate.memberOfWeek(request)
      const { week } = await ownWeek(planContext, member, request.params.week)
      const { today: _, ...asked } = request.query
      const { favourites } = await tastesOf(db, member)
      const shopping = await shoppingFor(services, member, { week: week.plan.week, planned: week })
      const noted = asked.noted === undefined ? [] : (await notesOf(db, member.personId)).map((note) => note.recipe)
      return plannerPool.library(week, asked, { favourites, noted }, shopping)
    })

    app.get(routes.memberLibraryPlaces, { schema: placing }, async (request) => {
      const member = await authenticate.memberOfWeek(request)
      await planContext.countPlan(member.leadId)
      const { week: number, recipe } = request.params
      const { week } = await ownWeek(planContext, member, number)
      const past = pastOf(await readPlanState(planContext, member, number), number)
      const shopping = await shoppingFor(services, member, { week: week.plan.week, planned: week })
      const found = await plannerPool.libraryPlaces(await withoutLess(db, member, week), recipe, past, shopping)
      if (found === null) throw new Problem('RECIPE_UNKNOWN')
      return found
    })
  }
}
