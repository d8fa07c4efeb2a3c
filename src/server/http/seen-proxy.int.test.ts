import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { createSeenProxy } from './seen-proxy.ts'

test('a proxy that could not be stored takes effect at once, and is stored with the next visitor', async () => {
  const { db } = await testDatabase()
  const seenProxy = createSeenProxy(db)
  await sql`alter table seen_proxy rename to away`.execute(db)
  await expect(seenProxy.note()).rejects.toThrow('seen_proxy')
  expect(await seenProxy.isSeen()).toBe(true)
  await sql`alter table away rename to seen_proxy`.execute(db)
  expect([await seenProxy.note(), await seenProxy.note()]).toEqual([true, false])
  expect(await createSeenProxy(db).isSeen()).toBe(true)
})

test('a preflight of a foreign page closes nothing', async () => {
  const { app, send, services } = await testApp()
  const preflight = { host: 'localhost', origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  await send({ method: 'OPTIONS', url: '/v3/outbox', headers: preflight })
  await send({ method: 'OPTIONS', url: '/api/v2/leads', headers: preflight })
  expect([await app.seenProxy.isSeen(), await createSeenProxy(services.db).isSeen()]).toEqual([false, false])
  await send({ method: 'GET', url: '/v3/', headers: { host: 'localhost', origin: 'https://www.example.com' } })
  expect(await createSeenProxy(services.db).isSeen()).toBe(true)
})
