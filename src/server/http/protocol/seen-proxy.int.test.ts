import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
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
