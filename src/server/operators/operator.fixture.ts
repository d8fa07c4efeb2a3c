import { randomBytes, randomUUID, scryptSync } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { CSRF_TOKEN } from '#domain/api/console-routes.ts'
import { type OperatorRole, operatorRoles } from '#domain/operator-roles.ts'
import type { Services } from '#server/services.ts'
import type { TestApp, TestRequest } from '#server/test-app.fixture.ts'
import { newCodeSecret, sealSecret } from './code-secret.ts'
import { csrfTokenOf, startOperatorSession } from './operator-sessions.ts'

type Where = Pick<Services, 'db' | 'keys' | 'now'>

/** Creates an operator with these roles and a session, without the password and code that signing in needs. */
export async function operatorSession({ db, keys, now }: Where, roles: readonly OperatorRole[] = operatorRoles) {
  const id = randomUUID()
  // As long as a real hash; no password has it.
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

/** Binary logarithm of a low scrypt cost, for tests that only need a comparison: it takes a few milliseconds. */
const LOW_COST = 10

/** Stores an operator's password again at a low cost: each sign-in at the real cost takes a third of a second. */
export async function lowerPasswordCost({ db }: Where, login: string, password: string): Promise<void> {
  const salt = randomBytes(16)
  const hash = scryptSync(password, salt, 32, { N: 2 ** LOW_COST, r: 8, p: 2 })
  await db
    .updateTable('operators')
    .set({ password_hash: hash, password_salt: salt, password_cost: LOW_COST })
    .where('login', '=', login)
    .execute()
}

/** Creates an operator with these roles who is signed in. */
export async function signedInOperator({ services, send }: TestApp, roles?: readonly OperatorRole[]) {
  const { id, secret, cookie } = await operatorSession(services, roles)
  const headers = { host: 'localhost', cookie }
  const call = (request: TestRequest): Promise<LightMyRequestResponse> => send(request)
  return {
    id,
    cookie,
    csrfToken: csrfTokenOf(secret),
    get: (url: string) => call({ method: 'GET', url, headers }),
    /** Sends an act under a new key, or under a given one. */
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

/** A base32 text as an authenticator decodes it. */
export function secretOfBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
