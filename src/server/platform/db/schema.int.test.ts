import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { clientConfig } from './connection.ts'
import { describeSchema } from './describe-schema.ts'
import { describeTables } from './describe-tables.fixture.ts'
import { testDatabase } from './test-database.fixture.ts'

const { connection, db } = await testDatabase()
const stored = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('schema.sql is the result of the migrations ("npm run schema" writes it)', async () => {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  const described = await describeSchema(client)
  await client.end()
  expect(stored('schema.sql').replace(/^--.*\n\n/, '')).toBe(described)
})

test('tables.generated.ts matches the tables of the migrations (the same command writes it)', async () => {
  expect(stored('tables.generated.ts')).toBe(await describeTables(db))
})
