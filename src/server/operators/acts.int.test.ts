import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ActsReply } from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'
import { recordAct } from './acts.ts'
import { signedInOperator } from './operator.fixture.ts'

const server = await testApp()
const { db, now } = server.services

test('an act under a key that belongs to another act is refused; the log cannot be rewritten', async () => {
  const owner = await signedInOperator(server)
  const key = randomUUID()
  expect((await owner.act(consoleRoutes.operatorInvitations, { roles: ['figures'] }, key)).statusCode).toBe(200)
  const reused = await owner.act(consoleRoutes.operatorInvitations, { roles: ['operators'] }, key)
  expect(refusalIn(reused)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  await expect(db.deleteFrom('operator_acts').execute()).rejects.toThrow()
})

test('an invitation requested twice is created once, and its newest link is valid', async () => {
  const owner = await signedInOperator(server)
  const key = randomUUID()
  const invite = async () => {
    const { link } = (await owner.act(consoleRoutes.operatorInvitations, { roles: ['figures'] }, key)).json<{
      link: string
    }>()
    return { invitation: new URL(link).hash.slice(1) }
  }
  const lost = await invite()
  const known = await invite()
  expect(refusalIn(await server.post(consoleRoutes.invitation, lost))).toEqual([410, 'INVITATION_INVALID'])
  expect((await server.post(consoleRoutes.invitation, known)).statusCode).toBe(200)
})

test('the log can be paged through acts of the same moment, each act once', async () => {
  const owner = await signedInOperator(server)
  const at = now()
  const ids = Array.from({ length: 150 }, () => randomUUID())
  for (const id of ids) await recordAct(db, at, { id, operator: owner, action: 'sign', subject: id })
  const page = async (query: object) =>
    (
      await owner.get(`${consoleRoutes.acts}?${new URLSearchParams({ operator: owner.id, ...query })}`)
    ).json<ActsReply>()
  const first = await page({})
  const last = first.acts.at(-1)
  const second = await page({ before: last?.at, beforeId: last?.id })
  expect([first.acts.length, first.hasMore, second.acts.length, second.hasMore]).toEqual([100, true, 50, false])
  expect([...first.acts, ...second.acts].map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})
