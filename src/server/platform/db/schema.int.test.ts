import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { clientConfig } from './connection.ts'
import { describeSchema } from './describe-schema.ts'
import { testDatabase } from './test-database.fixture.ts'

test('schema.sql is what the migrations make ("node tools/dump-schema.ts" writes it)', async () => {
  const { connection } = await testDatabase()
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  const described = await describeSchema(client)
  await client.end()
  const kept = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8')
  expect(kept.replace(/^--.*\n\n/, '')).toBe(described)
})
