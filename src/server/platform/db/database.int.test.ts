import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { testDatabase } from './test-database.fixture.ts'
import { inTransaction } from './transaction.ts'

const { db, connection } = await testDatabase()

test('values are returned in the types that the rest of the server expects', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as big, count(*) as counted, date '2026-02-28' as day,
      timestamptz '2026-01-01 00:00+02' as moment, 12.50::numeric(6, 2) as amount, '{"a": [1]}'::jsonb as document
  `.execute(db)
  expect(rows).toEqual([
    {
      big: Number.MAX_SAFE_INTEGER,
      counted: 1,
      day: '2026-02-28',
      moment: new Date('2025-12-31T22:00:00Z'),
      amount: '12.50',
      document: { a: [1] },
    },
  ])
})

test('an int8 that a number cannot hold fails the query and nothing else', async () => {
  await expect(sql`select 9007199254740993::int8`.execute(db)).rejects.toThrow('beyond 2^53')
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('both transactions of a deadlock are completed', async () => {
  await sql`create table tally (id text primary key, hits integer not null)`.execute(db)
  await sql`insert into tally values ('a', 0), ('b', 0)`.execute(db)
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  const hit = (first: string, second: string) =>
    inTransaction(db, async (trx) => {
      await sql`update tally set hits = hits + 1 where id = ${first}`.execute(trx)
      holding++
      if (holding === 2) bothHold.resolve()
      await bothHold.promise
      await sql`update tally set hits = hits + 1 where id = ${second}`.execute(trx)
    })
  await Promise.all([hit('a', 'b'), hit('b', 'a')])
  expect((await sql`select * from tally order by id`.execute(db)).rows).toEqual([
    { id: 'a', hits: 2 },
    { id: 'b', hits: 2 },
  ])
})

test('a failing transaction leaves nothing and is not retried', async () => {
  let runs = 0
  const work = inTransaction(db, async (trx) => {
    runs++
    await sql`create table half (done boolean)`.execute(trx)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(runs).toBe(1)
  await expect(sql`select * from half`.execute(db)).rejects.toThrow('does not exist')
})

test('a connection cut off during a query or between two is "unavailable", and the pool keeps working', async () => {
  const { db: other, close } = openDatabase(connection, { connections: 1 })
  const cutOff = async (id: number) => void (await sql`select pg_terminate_backend(${id})`.execute(db))
  const backend = sql<{ id: number }>`select pg_backend_pid() as id`
  const asleep = other.connection().execute(async (one) => {
    const { rows } = await backend.execute(one)
    const slept = sql`select pg_sleep(20)`.execute(one)
    slept.catch(() => {})
    await cutOff(rows[0]?.id ?? 0)
    await slept
  })
  await expect(asleep).rejects.toSatisfy(isDatabaseUnavailable)
  // The server's last words and the end of the connection arrive one after the other, sometimes apart.
  for (let round = 0; round < 20; round++) {
    const between = other.connection().execute(async (one) => {
      const { rows } = await backend.execute(one)
      await cutOff(rows[0]?.id ?? 0)
      for (;;) await backend.execute(one)
    })
    await expect(between).rejects.toSatisfy(isDatabaseUnavailable)
    expect((await sql<{ one: number }>`select 1 as one`.execute(other)).rows).toEqual([{ one: 1 }])
  }
  await close()
})

test('a statement that takes too long and a lock that is not released fail as "unavailable"', async () => {
  const timeouts = { connect: 5000, lock: 60, statement: 120, read: 5000 }
  const { db: hurried, close } = openDatabase(connection, { connections: 2, timeouts })
  await expect(sql`select pg_sleep(20)`.execute(hurried)).rejects.toSatisfy(isDatabaseUnavailable)
  await sql`create table held (id integer primary key)`.execute(db)
  await db.transaction().execute(async (trx) => {
    await sql`lock table held`.execute(trx)
    await expect(sql`select * from held`.execute(hurried)).rejects.toSatisfy(isDatabaseUnavailable)
  })
  await close()
})

test('a connection that stops answering fails its query and is not used again', async () => {
  const timeouts = { connect: 5000, lock: 0, statement: 0, read: 100 }
  const { db: cutOff, close } = openDatabase(connection, { connections: 1, timeouts })
  const backend = sql<{ id: number }>`select pg_backend_pid() as id`
  // On a busy machine any answer may take longer than that, and the connection is given up as well.
  const idOf = async () => {
    let id: number | undefined
    await expect
      .poll(async () => {
        id = (await backend.execute(cutOff)).rows[0]?.id
        return id
      })
      .toBeTypeOf('number')
    return id
  }
  const before = await idOf()
  await expect(sql`select pg_sleep(20)`.execute(cutOff)).rejects.toSatisfy(isDatabaseUnavailable)
  const after = await idOf()
  expect(after).not.toBe(before)
  await sql`select pg_terminate_backend(${before})`.execute(db)
  await close()
})
