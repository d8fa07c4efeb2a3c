import type { FastifyRequest } from 'fastify'
import {
  AccessRequest,
  ActsQuery,
  ActsReply,
  InviteReply,
  InviteRequest,
  OperatorParams,
  OperatorsReply,
} from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { refusals } from '#server/http/refusals.ts'
import { readActs } from './acts.ts'
import { inviteAgain, inviteOperator, listOperators, setAccess } from './manage-operators.ts'
import { actIdOf, actRefusals, type ConsoleArea, consoleRefusals } from './operator-gate.ts'

const listing = {
  summary: 'The operators of the console',
  response: { 200: OperatorsReply, ...refusals(...consoleRefusals) },
}

const inviting = {
  summary: 'Invite an operator by a link that is shown once',
  headers: IdempotencyHeader,
  body: InviteRequest,
  response: { 200: InviteReply, ...refusals(...actRefusals) },
}

const changing = {
  summary: 'Set the roles of an operator, or end their access',
  headers: IdempotencyHeader,
  params: OperatorParams,
  body: AccessRequest,
  response: { 200: OperatorsReply, ...refusals('OPERATOR_UNKNOWN', 'LAST_OPERATOR', ...actRefusals) },
}

const resetting = {
  summary: 'Give an operator a link to set a new password and authenticator',
  headers: IdempotencyHeader,
  params: OperatorParams,
  response: { 200: InviteReply, ...refusals('OPERATOR_UNKNOWN', ...actRefusals) },
}

const reading = {
  summary: 'Acts of operators, the newest first',
  querystring: ActsQuery,
  response: { 200: ActsReply, ...refusals('QUERY_INVALID', ...consoleRefusals) },
}

/** Managing operators, and the log of their acts. */
export function operatorRoutes({ services, gate }: ConsoleArea): RouteGroup {
  const { db } = services
  const config = { operatorRole: 'operators' } as const
  const invitedBy = (request: FastifyRequest) => ({
    invitedBy: gate.sessionOf(request).operator.id,
    actId: actIdOf(request),
  })
  return async (app) => {
    app.get(consoleRoutes.operators, { schema: listing, config }, () => listOperators(db))

    app.post(consoleRoutes.operatorInvitations, { schema: inviting, config }, async (request) => {
      const { roles } = request.body
      return gate.act(request, { action: 'invite operator', subject: roles.join(' ') }, () =>
        inviteOperator(services, invitedBy(request), roles),
      )
    })

    app.post(consoleRoutes.operatorAccess, { schema: changing, config }, async (request) => {
      const { enabled, roles } = request.body
      const detail = enabled ? roles.join(' ') : 'no access'
      await gate.act(request, { action: 'set access', subject: request.params.id, detail }, () =>
        setAccess(services, request.params.id, request.body),
      )
      return listOperators(db)
    })

    app.post(consoleRoutes.operatorReset, { schema: resetting, config }, async (request) => {
      const { id } = request.params
      return gate.act(request, { action: 'reset second factor', subject: id }, () =>
        inviteAgain(services, invitedBy(request), id),
      )
    })

    app.get(consoleRoutes.acts, { schema: reading, config }, (request) => readActs(db, request.query))
  }
}
