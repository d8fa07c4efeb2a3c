import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MS_PER_DAY } from '#domain/time.ts'
import { visitorRow } from '#server/funnel-statistics/visitor.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { createCounting } from './count-funnel.ts'

const { services, pass } = await testApp()
const { db, now } = services

test('the jobs of one process count everybody who left, each once, and ask nobody else while few wait', async () => {
  const at = now()
  await db
    .insertInto('visitors')
    .values(Array.from({ length: 600 }, () => visitorRow({ id: randomUUID(), first_at: at })))
    .execute()
  await sql`insert into step_views select id, 1, 'home', first_at, null, 1, 0, 0, 900, first_at from visitors`.execute(
    db,
  )
  pass(MS_PER_DAY)
  const { countFunnel, helpToCount } = createCounting(services)
  let asked = 0
  const askForHelp = async () => void asked++
  await Promise.all([countFunnel(askForHelp), helpToCount()])
  await countFunnel(askForHelp)
  expect(asked).toBe(0)
  const counted = await db.selectFrom('funnel_daily').select('views').where('dimension', '=', 'all').execute()
  expect(counted.reduce((sum, { views }) => sum + Number(views), 0)).toBe(600)
  expect(await db.selectFrom('funnel_waiting').select('visitor_id').execute()).toEqual([])
})
