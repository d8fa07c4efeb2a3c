import { randomBytes, randomUUID, scryptSync } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { CSRF_TOKEN } from '#domain/api/console-routes.ts'
import { type OperatorRole, operatorRoles } from '#domain/operator-roles.ts'
import type { Services } from '#server/services.ts'
import type { TestApp, TestRequest } from '#server/test-app.fixture.ts'
import { newCodeSecret, sealSecret } from './code-secret.ts'
import { csrfTokenOf, startOperatorSession } from './operator-sessions.ts'

type Where = Pick<Services, 'db' | 'keys' | 'now'>

/** An operator of these roles with a session, without the password and the code that signing in takes. */
export async function operatorSession({ db, keys, now }: Where, roles: readonly OperatorRole[] = operatorRoles) {
  const id = randomUUID()
  // As long as a real one, and no password comes to it.
  const password = { password_hash: Buffer.alloc(32), password_salt: Buffer.alloc(16), password_cost: 10 }
  await db
    .insertInto('operators')
    .values({
      ...{ id, login: `op-${id}`, name: 'Olga Operator', roles: [...roles] },
      ...{ ...password, code_secret: sealSecret(keys, newCodeSecret()), code_step: 0 },
      created_at: now(),
    })
    .execute()
  const secret = await startOperatorSession(db, { operatorId: id, device: 'A test', now: now() })
  return { id, secret, cookie: `console=${secret}` }
}

/** Binary logarithm of scrypt's cost where only the comparison counts: a few milliseconds. */
const LOW_COST = 10

/** Gives an operator the same password at a low cost: each sign-in with a real one takes a third of a second. */
export async function lowerPasswordCost({ db }: Where, login: string, password: string): Promise<void> {
  const salt = randomBytes(16)
  const hash = scryptSync(password, salt, 32, { N: 2 ** LOW_COST, r: 8, p: 2 })
  await db
    .updateTable('operators')
    .set({ password_hash: hash, password_salt: salt, password_cost: LOW_COST })
    .where('login', '=', login)
    .execute()
}

/** An operator of these roles who is signed in. */
export async function signedInOperator({ services, send }: TestApp, roles?: readonly OperatorRole[]) {
  const { id, secret, cookie } = await operatorSession(services, roles)
  const headers = { host: 'localhost', cookie }
  const call = (request: TestRequest): Promise<LightMyRequestResponse> => send(request)
  return {
    id,
    cookie,
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
