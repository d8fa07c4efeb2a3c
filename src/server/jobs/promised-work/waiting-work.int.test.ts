import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, MS_PER_HOUR, plusDays } from '#domain/time.ts'
import { visitorRow } from '#server/funnel-statistics/visitor.example.ts'
import { cleanUp } from '#server/jobs/clean-up/clean-up.ts'
import { exampleLead } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { readWaitingWork } from './read-waiting-work.ts'

const server = await testApp({ env: { METRICS_TOKEN: 'metrics-of-the-test' }, worksOnJobs: true })
const { services, app } = server
const { db } = services

const read = async () => Object.fromEntries((await readWaitingWork(services)).map(({ name, ...work }) => [name, work]))

test('nothing is late in a new installation', async () => {
  const work = await readWaitingWork(services)
  expect(work.filter(({ isLate, waitingMs }) => isLate || waitingMs > 0)).toEqual([])
})

test('a visitor and an email that should have been deleted are overdue since that day, and no longer once they are', async () => {
  const first_at = plusDays(services.now(), -services.config.measurementKeptDays - 3)
  await db
    .insertInto('visitors')
    .values(visitorRow({ id: '01980000-0000-7000-8000-000000000001', first_at }))
    .execute()
  const { deletions } = await read()
  expect(Math.round((deletions?.waitingMs ?? 0) / MS_PER_DAY)).toBe(3)
  expect(deletions?.isLate).toBe(true)
  await cleanUp(services, app.log)
  expect((await read())['deletions']?.waitingMs).toBe(0)
})

test('an email and a job wait from the moment they were made, by the clock that each is sent by', async () => {
  await server.post(routes.leads, exampleLead)
  await sql`update pgboss.job set created_on = now() - interval '40 minutes', start_after = now() - interval '40 minutes'
    where name = 'send-email'`.execute(db)
  server.pass(2 * MS_PER_HOUR)
  const { emails, jobs } = await read()
  expect(Math.round((emails?.waitingMs ?? 0) / MS_PER_HOUR)).toBe(2)
  expect(Math.round((jobs?.waitingMs ?? 0) / 60_000)).toBe(40)
  expect([emails?.isLate, jobs?.isLate]).toEqual([true, true])
  const metrics = await server.get('/metrics', { authorization: 'Bearer metrics-of-the-test' })
  expect(metrics.body).toMatch(/^forkcast_work_waiting_seconds\{work="jobs"\} 240\d/m)
})

test('old leads are overdue if no pass has looked at them lately, even if none of them is to be deleted', async () => {
  server.pass((services.config.leadsKeptDays + 2) * MS_PER_DAY)
  await db.updateTable('access_keys').set({ last_used_at: services.now() }).where('kind', '=', 'token').execute()
  await db
    .updateTable('access_keys')
    .set({ expires_at: plusDays(services.now(), 1) })
    .execute()
  await cleanUp(services, app.log)
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1)
  expect((await read())['deletions']?.waitingMs).toBe(0)
  await db
    .updateTable('job_progress')
    .set({ completed_at: plusDays(services.now(), -1) })
    .execute()
  expect(Math.round(((await read())['deletions']?.waitingMs ?? 0) / MS_PER_HOUR)).toBe(22)
})
