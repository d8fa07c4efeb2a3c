import { AnchorsReply, AnchorsRequest } from '#domain/api/member/anchors.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { anchorsOf } from '#server/members/member/anchors.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import type { Member } from '#server/members/member/member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { kitchenOfMember } from '#server/members/plan/kitchen-of-member.ts'
import { keepAnchors } from './keep-anchors.ts'

const looking = {
  summary: 'The dishes that a household wants at some meals of every week',
  security: bearer,
  querystring: DayQuery,
  response: { 200: AnchorsReply, ...refusals(...fullRefusals) },
}
const wanting = {
  summary:
    'Want a dish, or one of a kind, at a meal of some weekdays in the weeks that are not planned yet; the reply is all of them',
  security: bearer,
  querystring: DayQuery,
  body: AnchorsRequest,
  response: { 200: AnchorsReply, ...refusals(...bodyRefusals, ...fullRefusals, 'RECIPE_UNKNOWN') },
}

/** What a household wants at some meals of every week. */
export function anchorRoutes({ services, authenticate }: MemberArea): RouteGroup {
  const { db, plannerPool } = services
  const titlesOf = async (member: Member, recipes: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    recipes.length === 0
      ? new Map()
      : plannerPool.titles(recipes, await kitchenOfMember(services, member), member.usage)
  const replyTo = async (member: Member) => {
    const anchors = await anchorsOf(db, member.householdId)
    const titles = await titlesOf(member, [
      ...new Set(anchors.flatMap((each) => ('recipe' in each ? each.recipe : []))),
    ])
    return {
      anchors: anchors.map(({ weekday, slot, ...dish }) => ({
        weekday,
        slot,
        // A dish that has left the library is shown by its id, so that it can be removed.
        dish: 'recipe' in dish ? { recipe: dish.recipe, title: titles.get(dish.recipe) ?? dish.recipe } : dish,
      })),
    }
  }
  return async (app) => {
    app.get(routes.memberAnchors, { schema: looking }, async (request) => replyTo(await authenticate.member(request)))

    app.put(routes.memberAnchors, { schema: wanting }, async (request) => {
      const member = await authenticate.member(request)
      const { slot, weekdays, dish } = request.body
      if (dish !== null && 'recipe' in dish && !(await titlesOf(member, [dish.recipe])).has(dish.recipe))
        throw new Problem('RECIPE_UNKNOWN')
      await keepAnchors(services, member.personId, { slot, weekdays, dish })
      return replyTo(member)
    })
  }
}
