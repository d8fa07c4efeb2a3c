import { PantryCorrection, PantryParams, PantryView } from '#domain/api/member/pantry.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { keepCorrection, pantryOf, takeCorrectionBack } from './pantry.ts'

const looking = {
  summary: 'What should be at home, and the meals of the last days',
  security: bearer,
  querystring: DayQuery,
  response: { 200: PantryView, ...refusals(...fullRefusals) },
}
const correcting = {
  summary: 'Say what is at home, what is used up or frozen, or which meal was not cooked; the reply is the pantry',
  security: bearer,
  params: PantryParams,
  querystring: DayQuery,
  body: PantryCorrection,
  response: {
    200: PantryView,
    ...refusals(...bodyRefusals, ...fullRefusals, 'NOT_FOUND', 'FOOD_UNKNOWN', 'WEEK_NOT_OPEN'),
  },
}
const takingBack = {
  summary: 'Take back what was said about the pantry, whether or not it exists; the reply is the pantry',
  security: bearer,
  params: PantryParams,
  querystring: DayQuery,
  response: { 200: PantryView, ...refusals(...fullRefusals, 'NOT_FOUND') },
}

/** The pantry: what the lists and meals leave at home, and what members say about it. */
export function pantryRoutes({ services, authenticate }: MemberArea): RouteGroup {
  return async (app) => {
    app.get(routes.memberPantry, { schema: looking }, async (request) =>
      pantryOf(services, await authenticate.member(request)),
    )

    app.put(routes.memberPantryCorrection, { schema: correcting }, async (request) => {
      const member = await authenticate.member(request)
      await keepCorrection(services, member, request.params.correction, request.body)
      return pantryOf(services, member)
    })

    app.delete(routes.memberPantryCorrection, { schema: takingBack }, async (request) => {
      const member = await authenticate.member(request)
      await takeCorrectionBack(services, member, request.params.correction)
      return pantryOf(services, member)
    })
  }
}
