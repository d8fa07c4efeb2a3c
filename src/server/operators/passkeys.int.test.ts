import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OperatorKeysReply } from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { cookieOf } from '#server/test-client.fixture.ts'
import { addedPasskey, challengeFor, proofOf } from './added-passkey.fixture.ts'
import { signedInOperator } from './operator.fixture.ts'
import { softPasskey } from './soft-passkey.fixture.ts'

const server = await testApp()
const codeOf = (reply: { json: () => { code?: string } }) => reply.json().code

test('a passkey is added with the password and a code, listed by its name, and opens a session without either', async () => {
  const operator = await signedInOperator(server)
  const { signIn } = await addedPasskey(server, operator, 'Olga’s phone')
  const reply = await signIn()
  expect(reply.json()).toMatchObject({ operator: { id: operator.id }, csrfToken: expect.any(String) })
  const cookie = cookieOf(reply)
  const { keys } = (await server.get(consoleRoutes.ownKeys, { cookie })).json<OperatorKeysReply>()
  expect(keys).toContainEqual(expect.objectContaining({ kind: 'operator-passkey', label: 'Olga’s phone' }))
  expect(keys.filter(({ isThis }) => isThis)).toMatchObject([{ kind: 'operator-session' }])
  expect((await server.get(consoleRoutes.acts, { cookie })).body).toContain('add passkey')
})

test('an open session alone adds none, and a mistyped code leaves the same answer good', async () => {
  const operator = await signedInOperator(server)
  const passkey = softPasskey()
  const proof = await proofOf(server, operator)
  const body = { name: 'Laptop', ...proof, credential: passkey.register(await challengeFor(operator)) }
  expect(codeOf(await operator.act(consoleRoutes.passkeys, { ...body, password: 'another' }))).toBe('OPERATOR_REFUSED')
  expect(codeOf(await operator.act(consoleRoutes.passkeys, { ...body, code: '000000' }))).toBe('OPERATOR_REFUSED')
  expect((await operator.act(consoleRoutes.passkeys, body)).statusCode).toBe(204)
})

test('an answer made for another operator, by a device that asked nobody, or twice adds nothing', async () => {
  const [operator, other] = [await signedInOperator(server), await signedInOperator(server)]
  const passkey = softPasskey()
  const add = async (credential: object) =>
    codeOf(await operator.act(consoleRoutes.passkeys, { name: 'X', ...(await proofOf(server, operator)), credential }))
  expect(await add(passkey.register(await challengeFor(other)))).toBe('PASSKEY_REFUSED')
  const PRESENT_ONLY = 1
  expect(await add(passkey.register(await challengeFor(operator), PRESENT_ONLY))).toBe('PASSKEY_REFUSED')
  const elsewhere = softPasskey({ origin: 'https://console.example', id: 'console.example' })
  expect(await add(elsewhere.register(await challengeFor(operator)))).toBe('PASSKEY_REFUSED')
  const { keys } = (await operator.get(consoleRoutes.ownKeys)).json<OperatorKeysReply>()
  expect(keys.filter(({ kind }) => kind === 'operator-passkey')).toEqual([])
})

test('an answer opens once, and only for its own site, challenge, operator and key', async () => {
  const operator = await signedInOperator(server)
  const { passkey, challenge, send } = await addedPasskey(server, operator)
  const user = operator.id
  const good = passkey.answer(await challenge(), { user })
  expect((await send(good)).statusCode).toBe(200)
  const refused = [
    good,
    passkey.answer(await challenge(), { user, origin: 'https://console.example' }),
    passkey.answer(await challenge(), { user: randomUUID() }),
    passkey.answer(await challenge(), { user, flags: 1 }),
    passkey.answer({ challenge: 'made-up' }, { user }),
    passkey.answer(await challengeFor(operator), { user }),
    { ...softPasskey().answer(await challenge(), { user }), id: passkey.id, rawId: passkey.id },
    softPasskey().answer(await challenge(), { user }),
  ]
  for (const answer of refused) expect(codeOf(await send(answer))).toBe('PASSKEY_REFUSED')
  expect((await send(passkey.answer(await challenge(), { user }))).statusCode).toBe(200)
})

test('wrong passwords of strangers do not keep a passkey out, and an ended one opens nothing', async () => {
  const operator = await signedInOperator(server)
  const { signIn } = await addedPasskey(server, operator)
  const guess = { login: `op-${operator.id}`, password: 'a guess', code: '123456' }
  for (let tried = 0; tried < 6; tried++)
    expect(codeOf(await server.post(consoleRoutes.signIn, guess))).toBe('OPERATOR_REFUSED')
  expect((await signIn()).statusCode).toBe(200)
  const { keys } = (await operator.get(consoleRoutes.ownKeys)).json<OperatorKeysReply>()
  const id = keys.find(({ kind }) => kind === 'operator-passkey')?.id ?? ''
  expect((await operator.act(filled(consoleRoutes.keyEnded, { id }))).statusCode).toBe(204)
  expect(codeOf(await signIn())).toBe('PASSKEY_REFUSED')
})
