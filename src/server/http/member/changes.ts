import { ChangeParams, ChangeReply, LastChangeReply } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/protocol/add-routes.ts'
import { refusals } from '#server/http/protocol/refusals.ts'
import { undoChange } from '#server/members/undo-change.ts'
import { lastChange } from '#server/members/undoable-change.ts'
import { bearer, DayQuery, fullRefusals, type MemberArea } from './authenticate-member.ts'

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
  response: { 200: ChangeReply, ...refusals(...fullRefusals, 'UNDO_CLOSED', 'UNDO_UNSAFE') },
}

/** The member's last change, and its undo. */
export function changeRoutes({ services, planContext, authenticate }: MemberArea): RouteGroup {
  return async (app) => {
    app.get(routes.memberLastChange, { schema: looking }, async (request) => ({
      last: await lastChange(services.db, await authenticate.member(request)),
    }))

    app.delete(routes.memberChange, { schema: undoing }, async (request) =>
      undoChange(planContext, await authenticate.member(request), request.params.change),
    )
  }
}
