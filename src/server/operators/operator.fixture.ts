import { randomUUID } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { CSRF_TOKEN } from '#domain/api/console-routes.ts'
import { type OperatorRole, operatorRoles } from '#domain/operator-roles.ts'
import type { TestApp } from '#server/test-app.fixture.ts'
import { csrfTokenOf, startOperatorSession } from './operator-sessions.ts'

/** An operator of these roles who is signed in, without the password and the code that signing in takes. */
export async function signedInOperator({ services, send }: TestApp, roles: readonly OperatorRole[] = operatorRoles) {
  const { db, now } = services
  const id = randomUUID()
  const none = Buffer.alloc(1)
  await db
    .insertInto('operators')
    .values({
      ...{ id, login: `op-${id}`, name: 'Olga Operator', roles: [...roles] },
      ...{ password_hash: none, password_salt: none, password_cost: 1, code_secret: none, code_step: 0 },
      created_at: now(),
    })
    .execute()
  const secret = await startOperatorSession(db, { operatorId: id, device: 'A test', now: now() })
  const headers = { host: 'localhost', cookie: `console=${secret}` }
  const call = (request: InjectOptions): Promise<LightMyRequestResponse> => send(request)
  return {
    id,
    cookie: headers.cookie,
    csrfToken: csrfTokenOf(secret),
    get: (url: string) => call({ method: 'GET', url, headers }),
    /** An act under a key of its own, or under a given one. */
    act: (url: string, body: object = {}, key: string = randomUUID()) =>
      call({
        method: 'POST',
        url,
        headers: {
          ...headers,
          [CSRF_TOKEN]: csrfTokenOf(secret),
          'idempotency-key': key,
          'content-type': 'application/json',
        },
        payload: JSON.stringify(body),
      }),
  }
}
