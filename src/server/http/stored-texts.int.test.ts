import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { DIRECTION_MARKS } from '#domain/direction-marks.ts'
import { collectorClient, form, newVisitor as newPage } from '#server/collect/collector-client.fixture.ts'
import { newMember } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'

type Schema = TSchema & {
  readonly type?: string
  readonly properties?: Record<string, Schema>
  readonly patternProperties?: Record<string, Schema>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}
type Operation = {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> }
  readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[]
}

const server = await testApp({ plannerPool: smallPlannerPool(), env: { COLLECTOR_KEY: 'k'.repeat(32) } })
const { paths } = (await server.get(routes.openapi)).json<{ paths: Record<string, Record<string, Operation>> }>()

/** Every text of a schema, with the names on the way to it. */
function texts(schema: Schema, at: string): readonly (readonly [at: string, schema: Schema])[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((each) => texts(each, at))
  if (schema.items !== undefined) return texts(schema.items, `${at}[]`)
  const named = Object.entries({ ...schema.properties, ...schema.patternProperties })
  if (named.length > 0) return named.flatMap(([name, each]) => texts(each, `${at}.${name}`))
  return schema.type === 'string' ? [[at, schema]] : []
}

const doors = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { requestBody, parameters = [] }]) => {
    const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => texts(schema, ''))
    const others = parameters.flatMap(({ name, schema }) => texts(schema, `?${name}`))
    return [...bodies, ...others].map(([at, schema]) => ({ door: `${method.toUpperCase()} ${path}${at}`, schema }))
  }),
)

const marks = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069']
const shapes = ['X', '1X', 'aX1', 'a@X.de', `${'a'.repeat(30)}X`]
const turned = marks.flatMap((mark) => shapes.map((shape) => shape.replace('X', mark)))

/** Texts that nobody reads: searched for, compared with what is known, hashed, or read apart by what receives them. */
const notStored = [
  // Compared with what is known: a provider, a hash of words, a time zone, a unit, a time; of a note a yes or no is kept.
  ...[/\?provider$/, /\.disclosureVersion$/, /\.timeZone$/, /weigh-ins\/\{secret\}\.(?:weight|unit|at)$/],
  // Looked for, and not stored.
  ...[/\?(?:q|search|source|campaign)$/],
  // Kept as a hash, or not at all.
  ...[
    /\.(?:password|code)$/,
    /\?(?:secret|calendar|api_key)$/,
    /\.credential\.(?:authenticatorAttachment|response\.transports\[\])$/,
  ],
  // Read by `readValue` or cleaned by `cleanNote`; tried below.
  ...[/\/api\/v2\/e\/\w+\?(?:data|verbose|ip|img|strict|project_id)$/, /weigh-ins\/\{secret\}\.note$/],
]

test('no route takes a text with marks that turn the reading direction, unless nobody reads it', () => {
  const open = doors
    .filter(({ schema }) => {
      const checker = Compile(schema)
      return turned.some((sample) => checker.Check(sample))
    })
    .map(({ door }) => door)
  expect(doors.length).toBeGreaterThan(300)
  expect(open.filter((door) => !notStored.some((known) => known.test(door)))).toEqual([])
  expect(notStored.filter((known) => !open.some((door) => known.test(door)))).toEqual([])
})

/** Where in the database a text has such a mark. */
async function turnedRows(): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(server.services.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where t::text ~ ${`[${DIRECTION_MARKS}]`}`.execute(
      server.services.db,
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

test('what pages, other clients, scales and headers send with such marks is stored without them', async () => {
  const send = collectorClient(server)
  const mark = '1+1=\u202egnp.exe'
  const page = newPage(server)
  const touch = {
    ...{ utm_source: mark, utm_campaign: mark, utm_content: mark, utm_term: mark, utm_medium: mark },
    ...{ $browser: mark, $os: mark, $device: mark, $referrer: `https://${mark}/`, $referring_domain: mark },
    ...{ $current_url: `https://localhost/v3/?utm_source=${mark}`, landing: mark, $city: mark, locale: mark },
  }
  const updates = [
    page.event('page_loaded', touch),
    page.event(mark, touch),
    page.step('home', touch),
    page.step(mark, touch),
  ]
  const headers = {
    'user-agent': encodeURIComponent(mark),
    'accept-language': encodeURIComponent(mark),
    'cf-ipcity': 'Cork',
  }
  for (const update of updates) expect((await send(form([update]), { headers })).statusCode).toBeLessThan(500)
  const profile = page.profile({ $set: touch, $set_once: touch })
  expect((await send(form([profile]), { url: routes.engage, headers })).statusCode).toBeLessThan(500)
  const group = { $token: page.profile({}).$token, $group_key: 'team', $group_id: mark, $set: touch }
  expect((await send(form([group]), { url: routes.groups, headers })).statusCode).toBeLessThan(500)

  const stored = await server.services.db.selectFrom('visitors').select('id').where('id', '=', page.id).execute()
  expect(stored).toHaveLength(1)

  const member = await newMember(server)
  const { address } = (await member.ask('POST', routes.memberWeightAddress, { body: { timeZone: null } })).json<{
    address: string
  }>()
  const weighed = await server.post(new URL(address).pathname, { weight: 80, unit: 'kg', note: mark })
  expect(weighed.statusCode).toBe(200)
  expect(await turnedRows()).toEqual([])
})
