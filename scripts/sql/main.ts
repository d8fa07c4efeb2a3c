import { readFileSync } from 'node:fs'
import pg from 'pg'
import { clientConfig } from '#server/platform/db/connection.ts'
import { openBesideApp } from '#server/platform/db/database-beside-app.ts'
import { tableOf } from './table.ts'

// For operators: runs SQL in the app's database and prints what it returns. Several statements are one transaction.
const USAGE = `npm run sql -- "select count(*) from leads"
npm run sql -- --file changes.sql
The database is that of DATABASE_URL, or the app's own in DATA_DIR (./data), whether the app runs or not.`

const [first, second] = process.argv.slice(2)
const text = first === '--file' && second !== undefined ? readFileSync(second, 'utf8') : first

/** @throws an error of the database, after which nothing has changed */
async function run(sql: string): Promise<void> {
  const { connection, close } = await openBesideApp({
    databaseUrl: process.env['DATABASE_URL']?.trim() || null,
    dataDir: process.env['DATA_DIR']?.trim() || './data',
  })
  const client = new pg.Client({
    ...clientConfig(connection),
    // Values as the database writes them.
    types: { getTypeParser: () => (value: string) => value },
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const results = await client.query<(string | null)[]>({ text: sql, rowMode: 'array' })
    for (const { command, rowCount, fields, rows } of [results].flat())
      console.log(tableOf({ command, count: rowCount, columns: fields.map(({ name }) => name), rows }))
  } finally {
    await client.end().catch(() => {})
    await close()
  }
}

if (text === undefined || text.startsWith('--')) {
  console.error(USAGE)
  process.exitCode = 1
} else
  await run(text).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })
