import { Type } from 'typebox'
import { OperatorKeyParams, OperatorKeysReply } from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { refusals } from '#server/http/refusals.ts'
import { actRefusals, type ConsoleArea, consoleRefusals } from './operator-gate.ts'
import { endOperatorKey, listOperatorKeys } from './operator-keys.ts'

const listing = {
  summary: 'Everything that opens the console: sessions, invitations, links for a new second factor',
  response: { 200: OperatorKeysReply, ...refusals(...consoleRefusals) },
}

const listingOwn = { ...listing, summary: 'What opens the console for the operator, or was made by them' }

const ending = {
  summary: 'End a session or a link of the console',
  headers: IdempotencyHeader,
  params: OperatorKeyParams,
  response: {
    204: Type.Null({ description: 'It opens nothing any more.' }),
    ...refusals('KEY_UNKNOWN', ...actRefusals),
  },
}

/** What opens the console, and ending it. */
export function consoleKeyRoutes({ services, gate }: ConsoleArea): RouteGroup {
  const any = { operatorRole: 'any' } as const
  return async (app) => {
    app.get(consoleRoutes.keys, { schema: listing, config: { operatorRole: 'operators' } }, (request) =>
      listOperatorKeys(services, gate.sessionOf(request), { whose: 'all' }),
    )

    app.get(consoleRoutes.ownKeys, { schema: listingOwn, config: any }, (request) =>
      listOperatorKeys(services, gate.sessionOf(request), { whose: 'own' }),
    )

    app.post(consoleRoutes.keyEnded, { schema: ending, config: any }, async (request, reply) => {
      const { id } = request.params
      const asking = gate.sessionOf(request)
      await gate.act(request, { action: 'end key', subject: id }, () => endOperatorKey(services, asking, id))
      return reply.code(204).send(null)
    })
  }
}
