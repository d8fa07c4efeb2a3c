import { expect, test } from 'vitest'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'
import { signedInOperator } from './operator.fixture.ts'

const server = await testApp()
const { get, pass } = server
const MINUTE = 60_000

test('a session ends after an hour without use, after twelve hours in any case, and at sign-out', async () => {
  const used = await signedInOperator(server)
  for (let hours = 0; hours < 23; hours++) {
    pass(31 * MINUTE)
    expect((await used.get(consoleRoutes.session)).statusCode).toBe(200)
  }
  pass(31 * MINUTE)
  expect(refusalIn(await used.get(consoleRoutes.session))).toEqual([401, 'OPERATOR_NEEDED'])
  const idle = await signedInOperator(server)
  pass(61 * MINUTE)
  expect(refusalIn(await idle.get(consoleRoutes.session))).toEqual([401, 'OPERATOR_NEEDED'])
  const leaving = await signedInOperator(server)
  expect((await leaving.act(consoleRoutes.signOut)).statusCode).toBe(204)
  expect(refusalIn(await leaving.get(consoleRoutes.session))).toEqual([401, 'OPERATOR_NEEDED'])
})

test('automatic polling does not keep a session alive', async () => {
  const watching = await signedInOperator(server)
  pass(31 * MINUTE)
  expect((await watching.get(consoleRoutes.live)).statusCode).toBe(200)
  pass(31 * MINUTE)
  expect(refusalIn(await watching.get(consoleRoutes.live))).toEqual([401, 'OPERATOR_NEEDED'])
})

test('a forged session gives no access', async () => {
  const forged = { cookie: `console=${'A'.repeat(43)}` }
  expect(refusalIn(await get(consoleRoutes.session, forged))).toEqual([401, 'OPERATOR_NEEDED'])
  expect(refusalIn(await get(consoleRoutes.session, { cookie: "console=' or 1=1 --" }))).toEqual([
    401,
    'OPERATOR_NEEDED',
  ])
})
