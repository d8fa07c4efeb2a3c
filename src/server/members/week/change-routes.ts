import { ChangeParams, ChangeReply, LastChangeReply } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { refusals } from '#server/http/refusals.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { inWords } from '#server/members/plan/change-sentences.ts'
import { undoChange } from '#server/members/plan/undo-change.ts'
import { lastChange } from '#server/members/plan/undoable-change.ts'

const looking = {
  summary: 'The newest change of the plan that can be undone',
  security: bearer,
  querystring: DayQuery,
  response: { 200: LastChangeReply, ...refusals(...fullRefusals) },
}
const undoing = {
  summary: 'Undo the newest change of the plan: everything is as before it',
  security: bearer,
  params: ChangeParams,
  querystring: DayQuery,
  response: { 200: ChangeReply, ...refusals(...fullRefusals, 'UNDO_CLOSED', 'UNDO_UNSAFE', 'UNDO_TAKES_FOOD') },
}

/** The member's last change, and its undo. */
export function changeRoutes({ services, planContext, authenticate }: MemberArea): RouteGroup {
  return async (app) => {
    app.get(routes.memberLastChange, { schema: looking }, async (request) => ({
      last: await lastChange(services, await authenticate.member(request)),
    }))

    app.delete(routes.memberChange, { schema: undoing }, async (request) => {
      const member = await authenticate.member(request)
      return inWords(services.plannerPool, member, await undoChange(planContext, member, request.params.change))
    })
  }
}
