import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { forgetSomeOldVisitors } from '#server/collect/forget-old-visitors.ts'
import { exampleLead } from '#server/lead.example.ts'
import { fromTheStart, type Place } from '#server/platform/concurrency/deadline.ts'
import { clientConfig } from '#server/platform/db/connection.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { ROWS_AT_ONCE } from './retention.ts'
import { EMAIL_BODY_DAYS, retentions } from './retentions.ts'

type Plan = { readonly 'Index Name'?: string; readonly 'Shared Hit Blocks'?: number; readonly Plans?: readonly Plan[] }

/** The index whose use is watched, and how many blocks were read with it. */
let watched: string | null = null
const read: number[] = []

const blocksWith = (index: string, plan: Plan): number =>
  (plan['Index Name'] === index ? (plan['Shared Hit Blocks'] ?? 0) : 0) +
  (plan.Plans ?? []).reduce((sum, each) => sum + blocksWith(index, each), 0)

// Connections keep the function that they are opened with, so it is replaced before.
const { query } = pg.Client.prototype
async function explain(client: pg.Client, index: string, text: string, values: unknown): Promise<never> {
  const asked = { text: `explain (analyze, buffers, timing off, format json) ${text}`, values }
  const found = await Reflect.apply<pg.Client, unknown[], Promise<pg.QueryResult>>(query, client, [asked])
  read.push(blocksWith(index, found.rows[0]['QUERY PLAN'][0].Plan))
  throw new Error('This statement was only watched.')
}
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: readonly unknown[]): unknown {
    const [first, values] = args
    const { text, values: own } = typeof first === 'string' ? { text: first, values } : Object(first)
    return watched !== null && /\blimit\b/.test(text)
      ? explain(this, watched, text, own)
      : Reflect.apply(query, this, args)
  },
})

const server = await testApp()
const { services } = server
const { db } = services

/** A snapshot as a backup has it, until the test ends: what is deleted meanwhile stays in the indexes. */
async function holdSnapshot(): Promise<void> {
  const client = new pg.Client(clientConfig(server.connection))
  await client.connect()
  onTestFinished(async () => {
    await client.query('rollback')
    await client.end()
  })
  await client.query('begin isolation level repeatable read')
  await client.query('select count(*) from emails')
}

/** The blocks that the next slice reads through an index. */
async function blocksOf(index: string, slice: () => Promise<unknown>): Promise<number> {
  watched = index
  await expect(slice()).rejects.toThrow('This statement was only watched.')
  watched = null
  return read.at(-1) ?? Number.NaN
}

const SLICES = 6

async function expectFlat(index: string, slice: (place: Place) => Promise<number>): Promise<void> {
  await sql`analyze`.execute(db)
  await holdSnapshot()
  const place = fromTheStart()
  const before = await blocksOf(index, () => slice({ ...place }))
  for (let done = 1; done < SLICES; done++) expect(await slice(place)).toBeGreaterThan(0)
  expect(before).toBeGreaterThan(0)
  expect(await blocksOf(index, () => slice({ ...place }))).toBeLessThan(2 * before)
}

test('blanking texts of emails reads past none of those that a backup still shows', async () => {
  await server.post(routes.leads, exampleLead)
  const { lead_id } = await db.selectFrom('emails').select('lead_id').executeTakeFirstOrThrow()
  const sentAt = plusDays(services.now(), -EMAIL_BODY_DAYS - 1)
  await sql`
    insert into emails (lead_id, id, kind, recipient, subject, html, text, created_at, sent_at, transport)
    select ${lead_id}, gen_random_uuid(), 'sign-in', 'a@example.com', '', 'html', 'text', ${sentAt},
      ${sentAt}::timestamptz + n * interval '1 ms', 'smtp'
    from generate_series(1, ${(SLICES + 1) * ROWS_AT_ONCE}::integer) as n`.execute(db)
  const texts = retentions.find(({ name }) => name === 'texts of emails')
  await expectFlat('emails_with_text', async (place) => (await texts?.deleteSome(services, place)) ?? 0)
})

test('forgetting visitors reads past none of those that a backup still shows', async () => {
  const old = new Date(services.now().getTime() - (services.config.measurementKeptDays + 3) * MS_PER_DAY)
  await sql`
    insert into visitors (id, day, first_at, country, browser, os, device_type, platform, is_bot)
    select gen_random_uuid(), ${old.toISOString().slice(0, 10)}, ${old}::timestamptz + n * interval '1 ms',
      'DE', 'Chrome', 'Android', 'mobile', 'Android', false
    from generate_series(1, ${(SLICES + 1) * 500}::integer) as n`.execute(db)
  await expectFlat('visitors_first_at', (place) => forgetSomeOldVisitors(services, place))
})
