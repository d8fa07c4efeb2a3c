import { expect, test } from 'vitest'
import type { OperatorKeysReply } from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'
import { signedInOperator } from './operator.fixture.ts'

const server = await testApp()
type Operator = Awaited<ReturnType<typeof signedInOperator>>

const keysIn = async (operator: Operator, url: string) => (await operator.get(url)).json<OperatorKeysReply>().keys
const invite = async (operator: Operator) => {
  const reply = await operator.act(consoleRoutes.operatorInvitations, { roles: ['prices'] })
  return reply.json<{ link: string }>().link.split('#')[1] ?? ''
}
const end = (operator: Operator, id: string) => operator.act(filled(consoleRoutes.keyEnded, { id }))

test('who manages operators sees everything that opens the console, with its maker and how far it reaches', async () => {
  const owner = await signedInOperator(server)
  await invite(owner)
  const keys = await keysIn(owner, consoleRoutes.keys)
  expect(keys.find(({ kind }) => kind === 'operator-invitation')).toMatchObject({
    ...{ owner: null, maker: 'Olga Operator', roles: ['prices'], lastUsed: null, isThis: false },
  })
  expect(keys.filter(({ isThis }) => isThis)).toMatchObject([{ kind: 'operator-session', label: 'A test' }])
  expect(JSON.stringify(keys)).not.toMatch(/secret|hash/i)
})

test('a key that is ended opens nothing, and the act is logged', async () => {
  const owner = await signedInOperator(server)
  const secret = await invite(owner)
  const [made] = (await keysIn(owner, consoleRoutes.ownKeys)).filter(({ kind }) => kind === 'operator-invitation')
  expect((await end(owner, made?.id ?? '')).statusCode).toBe(204)
  const used = await server.post(consoleRoutes.invitation, { invitation: secret })
  expect(refusalIn(used)).toEqual([410, 'INVITATION_INVALID'])
  expect((await keysIn(owner, consoleRoutes.ownKeys)).map(({ id }) => id)).not.toContain(made?.id)
  const { acts } = (await owner.get(`${consoleRoutes.acts}?operator=${owner.id}`)).json<{
    acts: { action: string }[]
  }>()
  expect(acts.map(({ action }) => action)).toContain('end key')
})

test('other operators see and end only what is their own', async () => {
  const owner = await signedInOperator(server)
  const small = await signedInOperator(server, ['figures'])
  expect(refusalIn(await small.get(consoleRoutes.keys))).toEqual([403, 'ROLE_NEEDED'])
  const [session] = (await keysIn(owner, consoleRoutes.ownKeys)).filter(({ isThis }) => isThis)
  expect(refusalIn(await end(small, session?.id ?? ''))).toEqual([404, 'KEY_UNKNOWN'])
  expect((await owner.get(consoleRoutes.session)).statusCode).toBe(200)
  const own = await keysIn(small, consoleRoutes.ownKeys)
  expect(own).toMatchObject([{ kind: 'operator-session', isThis: true }])
  expect((await end(owner, own[0]?.id ?? '')).statusCode).toBe(204)
  expect(refusalIn(await small.get(consoleRoutes.session))).toEqual([401, 'OPERATOR_NEEDED'])
})
