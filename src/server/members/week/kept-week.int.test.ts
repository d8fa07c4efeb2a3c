import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { filled, routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { householdIdOf, partnerOf } from '#server/members/household/household.fixture.ts'
import { listTables, weekTables } from '#server/members/member/row-versions.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { memberRequests } from '#server/members/member-requests.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'

/** All statements so far. Connections keep the function that they are opened with, so it is replaced before. */
const statements: string[] = []
const { query } = pg.Client.prototype
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: readonly unknown[]): unknown {
    statements.push(JSON.stringify(args[0]).replaceAll('\\', ''))
    return Reflect.apply(query, this, args)
  },
})

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services
const today = () => dayOf(server)

type Asked = keyof typeof memberRequests
const doors = ['week', 'list'] as const
type Door = (typeof doors)[number]
const writing = (Object.keys(memberRequests) as readonly Asked[]).filter(
  (name) => memberRequests[name](today())[0] !== 'GET',
)

/** Reads a week or its list as a browser does, and says whether the reply was kept from before. */
async function read({ cookie }: Pick<Visitor, 'cookie'>, door: Door, week = 1) {
  const reply = await server.send({
    method: 'GET',
    url: filled(door === 'week' ? routes.memberWeek : routes.memberList, { week }),
    query: { today: today() },
    headers: { host: 'localhost', cookie, 'accept-encoding': 'gzip, br' },
  })
  const isKept = reply.headers['content-encoding'] === 'gzip'
  const bytes = new Blob([new Uint8Array(reply.rawPayload)]).stream()
  const text = await new Response(isKept ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes).text()
  const { requestId: _, ...view } = JSON.parse(text)
  return { isKept, status: reply.statusCode, view }
}

async function readAll(readers: readonly Visitor[]): Promise<readonly unknown[]> {
  const views: unknown[] = []
  for (const reader of readers) for (const door of doors) views.push((await read(reader, door)).view)
  return views
}

/** Writes a row of the household without changing anything in it, so that nothing kept is used. */
const touch = async (who: Visitor): Promise<unknown> =>
  db
    .updateTable('households')
    .set(({ ref }) => ({ changed_at: ref('changed_at') }))
    .where('id', '=', await householdIdOf(server, who))
    .execute()

async function couple(): Promise<readonly [Visitor, Visitor]> {
  const ann = await newMember(server)
  return [ann, await partnerOf(server, ann)]
}

const lasting = await couple()

test('a week and a list that nobody changed are answered from memory, without compression too', async () => {
  const ann = lasting[0]
  for (const door of doors) {
    await read(ann, door)
    const first = await read(ann, door)
    expect(await read(ann, door)).toEqual({ ...first, isKept: true })
    const route = door === 'week' ? routes.memberWeek : routes.memberList
    const plain = await ann.ask('GET', route, { places: { week: 1 }, query: { today: today() } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.json()).toEqual(first.view)
  }
})

test.each(writing)('after %s by either of two, both read what is stored', async (name) => {
  const isEnd = ['erase', 'leave', 'join'].includes(name)
  for (const at of [1, 0]) {
    const both = isEnd ? await couple() : lasting
    const writer = both[at] ?? both[0]
    const readers = name === 'erase' ? both.filter((each) => each !== writer) : both
    await readAll(readers)
    await writer.ask(...memberRequests[name](today()))
    // A review that is due is made when its own member reads, and may change what the other read before.
    await readAll(readers)
    const after = await readAll(readers)
    for (const reader of readers) await touch(reader)
    expect(after).toEqual(await readAll(readers))
  }
})

test.each(doors)('a %s is made from no table that is not looked at before it is given again', async (door) => {
  const both = await couple()
  server.pass(8 * MS_PER_DAY)
  const weeks = [1, 2]
  for (const who of both) for (const week of weeks) await read(who, door, week)
  for (const name of ['weigh', 'ban', 'ticks'] as const) await both[0].ask(...memberRequests[name](today()))
  for (const who of both) await touch(who)
  statements.length = 0
  for (const who of both) for (const week of weeks) expect((await read(who, door, week)).isKept).toBe(false)
  server.pass(-8 * MS_PER_DAY)
  const named = statements
    .filter((text) => !text.includes('xmin'))
    .flatMap((text) => [...text.matchAll(/\b(?:from|join) "?([a-z_]+)"?/g)].map(([, name = '']) => name))
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const tables = rows.map(({ name }) => name).filter((name) => named.includes(name))
  expect(tables.length).toBeGreaterThan(8)
  // The session is looked up for every request.
  const looked: readonly string[] = [...(door === 'week' ? weekTables : listTables), 'access_keys']
  expect(tables.filter((name) => !looked.includes(name))).toEqual([])
})

test('nothing is kept beyond the end of access, which nobody writes', async () => {
  const [ann] = await couple()
  await read(ann, 'list')
  await read(ann, 'list')
  expect((await read(ann, 'list')).isKept).toBe(true)
  server.pass(20 * MS_PER_DAY)
  expect(await read(ann, 'list')).toMatchObject({ isKept: false, status: 403 })
  server.pass(-20 * MS_PER_DAY)
})
