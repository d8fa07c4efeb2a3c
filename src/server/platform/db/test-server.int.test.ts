import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { clientConfig } from './connection.ts'
import { startTestServer } from './test-server.fixture.ts'

const { connection } = inject('testServer')

async function fileWith(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'script-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'spread.sql')
  await writeFile(file, script)
  return file
}

async function databases(): Promise<readonly string[]> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like '%\\_trial'`,
  )
  await client.end()
  return rows.map(({ name }) => name)
}

test('a script for the databases of tests that the server refuses ends the run with a sentence, and leaves nothing', async () => {
  const file = await fileWith('select 1; this is no statement')
  await expect(startTestServer(connection, file)).rejects.toThrow(
    'The server refuses the file that TEST_DATABASE_SQL names: syntax error at or near "this".',
  )
  expect(await databases()).toEqual([])
})

test('a script that is not there is named', async () => {
  await expect(startTestServer(connection, '/nowhere/spread.sql')).rejects.toThrow(
    'TEST_DATABASE_SQL names /nowhere/spread.sql, which cannot be read.',
  )
})

test('a script is run in the databases that a test gets', async () => {
  const file = await fileWith('create table spread (id int)')
  const { server, stop } = await startTestServer(connection, file)
  onTestFinished(stop)
  expect(server.script).toBe('create table spread (id int)')
  expect(await databases()).toEqual([`${server.prefix}trial`])
})
