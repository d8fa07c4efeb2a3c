import { expect, test } from 'vitest'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'
import { oneTimeCodeAt } from './one-time-code.ts'
import { secretOfBase32, signedInOperator } from './operator.fixture.ts'

const server = await testApp()
const owner = await signedInOperator(server)
const password = 'a long enough password'

async function invite(): Promise<string> {
  const reply = await owner.act(consoleRoutes.operatorInvitations, { roles: ['figures'] })
  return reply.json<{ link: string }>().link.split('#')[1] ?? ''
}
async function join(login: string, name = 'Zoe') {
  const invitation = await invite()
  const { codeSecret } = (await server.post(consoleRoutes.invitation, { invitation })).json<{ codeSecret: string }>()
  const code = oneTimeCodeAt(secretOfBase32(codeSecret), new Date())
  return server.post(consoleRoutes.join, { invitation, login, name, password, code })
}

test.each(['\u200b', '\u00ad', '\u3164', '\u034f', '\u2800', '\ufe0f', '\u202e'])(
  'nobody joins under a login with %j in it, which nobody sees',
  async (unseen) => {
    expect(refusalIn(await join(`zo${unseen}e`))).toEqual([422, 'INPUT_INVALID', 'login'])
  },
)

test('a name of letters that nobody sees is none', async () => {
  expect(refusalIn(await join('zoe', '\u3164'))).toEqual([422, 'INPUT_INVALID', 'name'])
})

test('a login is the same however its accents are typed', async () => {
  const joined = await join('zoe\u0308')
  const [code = ''] = joined.json<{ recoveryCodes: readonly string[] }>().recoveryCodes
  expect(refusalIn(await join('Zo\u00eb'))).toEqual([409, 'LOGIN_TAKEN', 'login'])
  const signedIn = await server.post(consoleRoutes.signIn, { login: 'ZO\u00cb', password, code })
  expect(signedIn.statusCode).toBe(200)
})
