import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createJobSystem } from '#server/platform/job-queue/job-system.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { migrationsFolder, readMigrations } from './migration-files.ts'
import { hasPgBouncer, startPooler } from './pooler.fixture.ts'
import { prepareLimits } from './statement-limits.ts'
import { emptyDatabase, testDatabase } from './test-database.fixture.ts'

/** Behind a pooler in transaction mode; skipped where PgBouncer is not installed (`apt install pgbouncer`). */
const behindPgBouncer = test.skipIf(!hasPgBouncer)

const poolerOf = async (...[connection, options]: Parameters<typeof startPooler>): Promise<string> => {
  const pooler = await startPooler(connection, options)
  onTestFinished(pooler.stop)
  return pooler.url
}

behindPgBouncer.each([
  ['refuses', ''],
  ['drops', 'statement_timeout,lock_timeout'],
])('a statement has its limit behind PgBouncer that %s it as a parameter', async (_, dropped) => {
  const { connection } = await testDatabase()
  const url = await poolerOf(connection, { dropped })
  const limits = { statement: 150, lock: 150 }
  expect(await Promise.all([1, 2, 3].map(() => prepareLimits(url, limits)))).toEqual(['role', 'role', 'role'])
  // A pooler that was restarted, as its old connections keep what they were opened with.
  const later = await poolerOf(connection, { dropped })
  const { db, close } = openDatabase(later, { limitsFrom: 'role' })
  onTestFinished(close)
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow('statement timeout')
})

test('without a pooler the limits come with the connection, and the role stays as it is', async () => {
  const { connection, db } = await testDatabase()
  expect(await prepareLimits(connection)).toBe('connection')
  const { rows } = await sql`
    select from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())`.execute(
    db,
  )
  expect(rows).toEqual([])
})

behindPgBouncer(
  'three processes migrate an empty database at once, and start their jobs',
  { timeout: 60_000 },
  async () => {
    const url = await poolerOf(await emptyDatabase(), { connections: 4 })
    const applied = await Promise.all([1, 2, 3].map(() => migrate(url)))
    expect(applied.flat().sort()).toEqual(readMigrations(migrationsFolder).map(({ name }) => name))
    const said: unknown[] = []
    const systems = [1, 2, 3].map(() => createJobSystem(url, (error) => said.push(error)))
    const bosses = await Promise.all(systems.map((system) => system.start()))
    for (const boss of bosses) expect((await boss.getQueues()).length).toBeGreaterThan(10)
    await Promise.all(systems.map((system) => system.stop()))
    expect(said).toEqual([])
  },
)
