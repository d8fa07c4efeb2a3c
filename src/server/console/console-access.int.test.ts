import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OperatorsReply } from '#domain/api/console/operators.ts'
import { CSRF_TOKEN, consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { defaultLimits } from '#server/http/rate-limits.ts'
import { inviteFirst } from '#server/operators/invitations.ts'
import { oneTimeCodeAt } from '#server/operators/one-time-code.ts'
import {
  lowerPasswordCost,
  operatorSession,
  secretOfBase32,
  signedInOperator,
} from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { cookieOf, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services, post, get, send, pass } = server
const { db, now } = services
const MINUTE = 60_000
const password = 'correct horse battery'

// One-time codes depend on the real time, so it only moves when a test lets it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => {
  vi.useRealTimers()
})
const tick = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** Joins as an operator by an invitation, with an authenticator. */
async function join(secret: string, login: string) {
  const { codeSecret } = (await post(consoleRoutes.invitation, { invitation: secret })).json<{ codeSecret: string }>()
  const key = secretOfBase32(codeSecret)
  const code = () => oneTimeCodeAt(key, new Date())
  const reply = await post(consoleRoutes.join, { invitation: secret, login, name: 'Olga', password, code: code() })
  return { reply, code }
}

/** Joins in the same way, but with a password that is cheap to compare from then on. */
async function joinLightly(secret: string, login: string) {
  const joined = await join(secret, login)
  const { session } = joined.reply.json<{ session: { operator: { login: string } } }>()
  await lowerPasswordCost(services, session.operator.login, password)
  return joined
}

const signIn = (login: string, code: string, word = password) =>
  post(consoleRoutes.signIn, { login, password: word, code })

const session = (reply: LightMyRequestResponse) => get(consoleRoutes.session, { cookie: cookieOf(reply) })

describe('an operator', () => {
  test('the first one joins by the printed link, once, and signs in with each code once', async () => {
    const secret = (await inviteFirst(services, null)) ?? ''
    const another = (await inviteFirst(services, null)) ?? ''
    const wrong = await post(consoleRoutes.join, {
      invitation: secret,
      login: 'Olga',
      name: 'Olga',
      password,
      code: '000000',
    })
    expect(refusalIn(wrong)).toEqual([422, 'CODE_WRONG', 'code'])
    const { reply, code } = await join(secret, 'Olga')
    expect(reply.json()).toMatchObject({
      session: { operator: { login: 'olga', roles: ['figures', 'customers', 'prices', 'operators'] } },
      recoveryCodes: expect.arrayContaining([expect.stringMatching(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)]),
    })
    expect(reply.headers['set-cookie']).toMatch(/^console=.+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/)
    for (const used of [secret, another])
      expect(refusalIn(await post(consoleRoutes.invitation, { invitation: used }))).toEqual([410, 'INVITATION_INVALID'])
    expect(await inviteFirst(services, null)).toBeNull()

    const current = code()
    expect(refusalIn(await signIn('olga', current))).toEqual([401, 'OPERATOR_REFUSED'])
    tick(30_000)
    const next = code()
    expect((await signIn('OLGA', next)).statusCode).toBe(200)
    expect(refusalIn(await signIn('olga', next))).toEqual([401, 'OPERATOR_REFUSED'])
  })

  test('a recovery code replaces the authenticator once', async () => {
    const owner = await signedInOperator(server)
    const invited = await owner.act(consoleRoutes.operatorInvitations, { roles: ['figures'] })
    const { link } = invited.json<{ link: string }>()
    const { reply } = await joinLightly(link.split('#')[1] ?? '', 'rita')
    const [recovery = ''] = reply.json<{ recoveryCodes: string[] }>().recoveryCodes
    const first = await signIn('rita', recovery.toLowerCase())
    expect([first.statusCode, first.json()]).toMatchObject([200, { recoveryCodesLeft: 9 }])
    expect(refusalIn(await signIn('rita', recovery))).toEqual([401, 'OPERATOR_REFUSED'])
  })

  test('recovery codes are replaced with the password and a code; a session is not enough', async () => {
    const owner = await signedInOperator(server)
    const invited = await owner.act(consoleRoutes.operatorInvitations, { roles: ['figures'] })
    const { reply } = await joinLightly(invited.json<{ link: string }>().link.split('#')[1] ?? '', 'sara')
    const [first = '', second = ''] = reply.json<{ recoveryCodes: string[] }>().recoveryCodes
    const entered = await signIn('sara', first)
    const renew = (word: string, code: string) =>
      send({
        method: 'POST',
        url: consoleRoutes.recoveryCodes,
        headers: {
          ...{ host: 'localhost', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          cookie: cookieOf(entered),
          [CSRF_TOKEN]: entered.json<{ csrfToken: string }>().csrfToken,
        },
        payload: JSON.stringify({ password: word, code }),
      })
    expect(refusalIn(await renew('another password', second))).toEqual([401, 'OPERATOR_REFUSED'])
    expect(refusalIn(await renew(password, first))).toEqual([401, 'OPERATOR_REFUSED'])
    const renewed = await renew(password, second)
    expect(renewed.json()).toMatchObject({ session: { recoveryCodesLeft: 10 } })
    expect(refusalIn(await signIn('sara', second))).toEqual([401, 'OPERATOR_REFUSED'])
    const [fresh = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes
    expect((await signIn('sara', fresh)).statusCode).toBe(200)
  })

  test('after five wrong passwords a network waits a quarter of an hour, with the right one too', async () => {
    const owner = await signedInOperator(server)
    const { link } = (await owner.act(consoleRoutes.operatorInvitations, { roles: ['figures'] })).json<{
      link: string
    }>()
    const { code } = await joinLightly(link.split('#')[1] ?? '', 'tom')
    tick(MINUTE)
    for (let tries = 0; tries < 5; tries++) await signIn('tom', code(), 'wrong password')
    expect(refusalIn(await signIn('tom', code()))).toEqual([401, 'OPERATOR_REFUSED'])
    // The database counts by its own clock.
    const [{ minutes } = { minutes: 0 }] = await db
      .selectFrom('rate_limits')
      .select(sql<number>`(extract(epoch from ends_at - now()) / 60)::float`.as('minutes'))
      .where('name', '=', 'operator-passwords')
      .where('hits', '>=', 5)
      .execute()
    expect(minutes).toBeGreaterThan(14)
    expect(minutes).toBeLessThanOrEqual(15)
    await db
      .updateTable('rate_limits')
      .set({ ends_at: new Date(0) })
      .where('name', '=', 'operator-passwords')
      .execute()
    tick(MINUTE)
    expect((await signIn('tom', code())).statusCode).toBe(200)
  })

  test('a name that is taken, a short password and an expired invitation are refused', async () => {
    const owner = await signedInOperator(server)
    const link = async () =>
      (await owner.act(consoleRoutes.operatorInvitations, { roles: ['figures'] }))
        .json<{ link: string }>()
        .link.split('#')[1] ?? ''
    await join(await link(), 'uma')
    expect(refusalIn((await join(await link(), 'Uma')).reply)).toEqual([409, 'LOGIN_TAKEN', 'login'])
    const secret = await link()
    const short = { invitation: secret, login: 'vera', name: 'Vera', password: 'too short', code: '123456' }
    expect(refusalIn(await post(consoleRoutes.join, short))).toEqual([422, 'INPUT_INVALID', 'password'])
    expect(refusalIn(await signIn('ve\u0000ra', '123456'))).toEqual([422, 'INPUT_INVALID', 'login'])
    const cut = { invitation: secret.slice(0, 9) }
    expect(refusalIn(await post(consoleRoutes.invitation, cut))).toEqual([422, 'INPUT_INVALID', 'invitation'])
    pass(8 * 24 * 60 * MINUTE)
    expect(refusalIn(await post(consoleRoutes.invitation, { invitation: secret }))).toEqual([410, 'INVITATION_INVALID'])
  })
})

describe('refused access', () => {
  const acts = [
    consoleRoutes.operatorInvitations,
    filled(consoleRoutes.operatorAccess, { id: randomUUID() }),
    filled(consoleRoutes.operatorReset, { id: randomUUID() }),
  ]
  const reads = [consoleRoutes.operators, consoleRoutes.acts]
  const counts = async () => [
    (await db.selectFrom('operators').select('id').execute()).length,
    (await db.selectFrom('operator_acts').select('id').execute()).length,
    (await db.selectFrom('access_keys').select('id').where('kind', '=', 'operator-invitation').execute()).length,
  ]

  test('without a sign-in every address replies with 401, whatever is wrong with the request, and nothing changes', async () => {
    const before = await counts()
    for (const url of acts) expect(refusalIn(await post(url, '{')), url).toEqual([401, 'OPERATOR_NEEDED'])
    for (const url of reads) expect(refusalIn(await get(url)), url).toEqual([401, 'OPERATOR_NEEDED'])
    expect(await counts()).toEqual(before)
  })

  test('a role that is not sufficient gets 403, and nothing changes', async () => {
    const small = await signedInOperator(server, ['figures', 'customers', 'prices'])
    const before = await counts()
    for (const url of acts)
      expect(refusalIn(await small.act(url, { roles: ['operators'] })), url).toEqual([403, 'ROLE_NEEDED'])
    for (const url of reads) expect(refusalIn(await small.get(url)), url).toEqual([403, 'ROLE_NEEDED'])
    expect(await counts()).toEqual(before)
  })

  test('an act without the session’s own token, or from another site, gets 403, and nothing changes', async () => {
    const owner = await signedInOperator(server)
    const other = await signedInOperator(server)
    const { csrfToken } = (await other.get(consoleRoutes.session)).json<{ csrfToken: string }>()
    const before = await counts()
    const forge = (headers: Record<string, string>) =>
      post(consoleRoutes.operatorInvitations, { roles: ['figures'] }, { cookie: owner.cookie, ...headers })
    const own = (await owner.get(consoleRoutes.session)).json<{ csrfToken: string }>().csrfToken
    const forged = [{}, { [CSRF_TOKEN]: csrfToken }, { [CSRF_TOKEN]: own, 'sec-fetch-site': 'cross-site' }]
    for (const headers of forged) expect(refusalIn(await forge(headers))).toEqual([403, 'CROSS_SITE'])
    expect(await counts()).toEqual(before)
  })

  test('sign-in attempts are limited by network', async () => {
    const limited = await testApp({ limits: defaultLimits })
    // Attempts for the name of an operator whose password is cheap to compare.
    const { id } = await operatorSession(limited.services)
    const tries: number[] = []
    for (let tried = 0; tried < 11; tried++)
      tries.push(
        (await limited.post(consoleRoutes.signIn, { login: `op-${id}`, password: 'x', code: '123456' })).statusCode,
      )
    expect(tries).toEqual([...Array(10).fill(401), 429])
  })
})

describe('managing operators', () => {
  test('access ends at once and the act is logged, and the last manager of operators stays', async () => {
    const owner = await signedInOperator(server)
    const other = await signedInOperator(server)
    const access = (id: string, body: object) => owner.act(filled(consoleRoutes.operatorAccess, { id }), body)
    expect((await access(other.id, { enabled: false, roles: ['operators'] })).statusCode).toBe(200)
    expect(refusalIn(await other.get(consoleRoutes.session))).toEqual([401, 'OPERATOR_NEEDED'])
    await db.updateTable('operators').set({ disabled_at: now() }).where('id', '<>', owner.id).execute()
    expect(refusalIn(await access(owner.id, { enabled: true, roles: ['figures'] }))).toEqual([409, 'LAST_OPERATOR'])
    const { acts } = (await owner.get(`${consoleRoutes.acts}?operator=${owner.id}`)).json<{
      acts: { action: string; detail: string }[]
    }>()
    expect(acts.map(({ action, detail }) => [action, detail]).toSorted()).toEqual([
      ['set access', 'figures'],
      ['set access', 'no access'],
      ['set access: refused', 'Nobody else manages operators. Give the role to another operator first.'],
    ])
    expect(refusalIn(await access(randomUUID(), { enabled: true, roles: ['figures'] }))).toEqual([
      404,
      'OPERATOR_UNKNOWN',
    ])
  })

  test('the time an operator was last seen is known even after they signed out', async () => {
    const owner = await signedInOperator(server)
    const other = await signedInOperator(server)
    pass(31 * MINUTE)
    const seen = now().toISOString()
    await other.get(consoleRoutes.session)
    await other.act(consoleRoutes.signOut)
    pass(5 * MINUTE)
    const { operators } = (await owner.get(consoleRoutes.operators)).json<OperatorsReply>()
    expect(operators.find(({ id }) => id === other.id)?.lastSeenAt).toBe(seen)
  })

  test('an id of the wrong form is not found', async () => {
    const owner = await signedInOperator(server)
    const address = filled(consoleRoutes.operatorAccess, { id: 'cut' })
    expect(refusalIn(await owner.act(address, { enabled: true, roles: ['figures'] }))).toEqual([404, 'NOT_FOUND'])
  })

  test('a lost second factor is replaced by a link, which ends all earlier sessions', async () => {
    const owner = await signedInOperator(server)
    const lost = await signedInOperator(server, ['customers'])
    const reply = await owner.act(filled(consoleRoutes.operatorReset, { id: lost.id }))
    const secret = reply.json<{ link: string }>().link.split('#')[1] ?? ''
    const { reply: joined, code } = await joinLightly(secret, 'unused')
    expect(joined.statusCode).toBe(200)
    expect(refusalIn(await lost.get(consoleRoutes.session))).toEqual([401, 'OPERATOR_NEEDED'])
    tick(30_000)
    const signedIn = await signIn(`op-${lost.id}`, code())
    expect((await session(signedIn)).json()).toMatchObject({ operator: { id: lost.id, roles: ['customers'] } })
  })
})

test('an unknown address of the console reveals nothing', async () => {
  const reply = await send({ url: '/api/v2/console/nothing', headers: { host: 'localhost' } })
  expect(refusalIn(reply)).toEqual([404, 'NOT_FOUND'])
})
