import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { promisedWork } from '#server/jobs/promised-work/promised-work.ts'
import { readWaitingWork } from '#server/jobs/promised-work/read-waiting-work.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { longWorks } from './long-works.ts'
import { type LongWork, workInSlices } from './work-in-slices.ts'

const server = await testApp()
const { services } = server
const { db } = services
const ROWS = 10
const AT_ONCE = 3

await sql`create table measured (id integer primary key, pounds numeric, grams integer)`.execute(db)
await sql`insert into measured select n, n, null from generate_series(1, ${sql.lit(ROWS)}) as n`.execute(db)
await sql`create table touched (id integer not null)`.execute(db)

/** Fills a column in slices and writes down which rows it did; the slice with a row that cannot be done fails. */
const fill = (name: string, impossible: number | null = null): LongWork => ({
  name,
  slice: async (trx, after) => {
    const { rows } = await sql<{ id: number }>`
      update measured set grams = round(pounds * 454) where id in
        (select id from measured where id > ${Number(after ?? 0)} order by id limit ${AT_ONCE}) returning id`.execute(
      trx,
    )
    const ids = rows.map(({ id }) => id)
    await sql`insert into touched select unnest(${ids}::integer[])`.execute(trx)
    if (impossible !== null && ids.includes(impossible)) throw new Error('no such weight')
    return ids.length === 0 ? null : String(Math.max(...ids))
  },
})

const errors: unknown[] = []
const log = { error: (...args: readonly unknown[]) => void errors.push(args[0]) }
const touched = async (): Promise<readonly number[]> =>
  (await sql<{ id: number }>`select id from touched order by id`.execute(db)).rows.map(({ id }) => id)
const progress = (name: string) =>
  db.selectFrom('long_works').select(['place', 'done_at']).where('name', '=', name).executeTakeFirst()
const waiting = async () => (await readWaitingWork(services)).find(({ name }) => name === 'rewriting')
const all = Array.from({ length: ROWS }, (_, at) => at + 1)

test('work that fails keeps the slices before it, says so, and goes on from there once it can', async () => {
  await expect(workInSlices(services, [fill('broken', 8), fill('fill-grams')], log)).rejects.toThrow('broken')
  expect(errors).toEqual([expect.objectContaining({ step: 'broken' })])
  expect(await progress('broken')).toEqual({ place: '6', done_at: null })
  // The other work was done all the same.
  expect((await progress('fill-grams'))?.done_at).not.toBeNull()
  expect(await touched()).toEqual([...all.slice(0, 6), ...all].toSorted((a, b) => a - b))
  await sql`truncate touched`.execute(db)

  await db
    .updateTable('long_works')
    .set({ moved_at: sql`moved_at - interval '2 hours'` })
    .where('name', '=', 'broken')
    .execute()
  expect(await waiting()).toMatchObject({ isLate: true })
  const metrics = await server.get('/metrics')
  expect(metrics.body).toMatch(/^forkcast_work_waiting_seconds\{work="rewriting"\} 7\d\d\d/m)

  await workInSlices(services, [fill('broken')], log)
  expect(await touched()).toEqual(all.slice(6))
  expect(await waiting()).toMatchObject({ waitingMs: 0, isLate: false })
  // What is done is not done again.
  await workInSlices(services, [fill('broken'), fill('fill-grams')], log)
  expect(await touched()).toEqual(all.slice(6))
})

test('several processes at once do every row once', async () => {
  await sql`truncate touched`.execute(db)
  await Promise.all(Array.from({ length: 4 }, () => workInSlices(services, [fill('shared')], log)))
  await workInSlices(services, [fill('shared')], log)
  expect(await touched()).toEqual(all)
})

test('the works of this version have names of their own, and end on an empty installation', async () => {
  expect(new Set(longWorks.map(({ name }) => name)).size).toBe(longWorks.length)
  expect(promisedWork.some(({ name }) => name === 'rewriting')).toBe(true)
  await workInSlices(services, longWorks, log)
  const open = await db.selectFrom('long_works').select('name').where('done_at', 'is', null).execute()
  expect(open).toEqual([])
})
