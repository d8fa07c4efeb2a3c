import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#server/test-app.fixture.ts'
import { newCodeSecret, sealSecret } from './code-secret.ts'
import { operatorSession } from './operator.fixture.ts'
import { requireOwnKey } from './require-own-key.ts'

test('another key beside operators who joined under their own is a refused start, until one can sign in', async () => {
  const { services } = await testApp()
  const { db } = services
  const other = { ...services, keys: { ...services.keys, counting: randomBytes(32) } }
  await requireOwnKey(other)
  const { id } = await operatorSession(services)
  await requireOwnKey(services)
  await expect(requireOwnKey(other)).rejects.toThrow('This database was used with another secret key')
  const code_secret = sealSecret(other.keys, newCodeSecret())
  const { id: second } = await operatorSession(services)
  await db.updateTable('operators').set({ code_secret }).where('id', '=', second).execute()
  await requireOwnKey(other)
  await db.updateTable('operators').set({ disabled_at: services.now() }).where('id', 'in', [id, second]).execute()
  await requireOwnKey(other)
})
