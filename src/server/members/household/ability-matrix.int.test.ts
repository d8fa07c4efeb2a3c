import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { abilityOfRoute, routeAbilities } from '#domain/api/member/route-abilities.ts'
import { routes } from '#domain/api/routes.ts'
import { may, type Standing } from '#domain/household/abilities.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { memberRequests, otherStatuses } from '#server/members/member-requests.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { operatorSession } from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { partnerOf } from './household.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services
const MARK = '83.21'

type RequestName = keyof typeof memberRequests
const names = Object.keys(memberRequests) as readonly RequestName[]
const today = () => dayOf(server)

const child = { name: 'Kim', age: 7, appetite: 'USUAL', diets: [], restrictions: [] }

/** Ann with a body and a week, Ben who eats with her, their child, Eve who has left, and Sam who never was there. */
async function kitchen() {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  await ann.ask('PUT', routes.memberWeight, { places: { day: today() }, body: { kg: Number(MARK) } })
  await ann.ask('PUT', routes.memberBanned, { places: { ingredient: 'food-9' } })
  const added = await ann.ask('POST', routes.memberEaters, { body: child })
  const kim: string = added.json().eaters.find(({ kind }: { kind: string }) => kind === 'child').id
  const eve = await partnerOf(server, ann)
  await eve.ask('POST', routes.memberLeave)
  await ann.ask('GET', routes.memberWeek, { places: { week: 1 } })
  await ann.ask('GET', routes.memberWeek, { places: { week: 2 } })
  const { db: _, ...others } = { db, partner: ben, former: eve, stranger: await newMember(server) }
  return { ann, kim, others }
}

const personal = [
  'weight_entries',
  'life_events',
  'plan_reviews',
  'plan_undos',
  'diary_records',
  'own_products',
  'banned_ingredients',
]
const shared = ['plan_weeks', 'recipe_opinions', 'shopping_ticks', 'pantry_corrections', 'own_lines']

/** Everything stored of one owner in these tables, as text. */
async function stored(tables: readonly string[], owner: string, id: string): Promise<string> {
  const rows = tables.map(
    (table) =>
      sql`select ${table}::text as name, to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(owner)} = ${id}`,
  )
  return JSON.stringify((await sql`${sql.join(rows, sql` union all `)} order by 1, 2`.execute(db)).rows)
}
const bodyOf = async ({ leadId }: Visitor) =>
  (await stored(personal, 'person_id', leadId)) + (await stored(['persons'], 'id', leadId))
const weekOf = ({ leadId }: Visitor) => stored(shared, 'household_id', leadId)

const { ann, kim, others } = await kitchen()
const standings = ['partner', 'former', 'stranger'] as const satisfies readonly Standing[]

/** What one of the others may do to the week, the list and the tastes that all share. */
const touchesShared = new Set([
  'change week',
  'tick list',
  'change tastes',
  'see week',
  'see list',
  'change own body',
  'change settings',
  'keep eaters',
  'leave',
  'end',
  'remove adult',
])

test.each(names.flatMap((name) => standings.map((standing) => [name, standing] as const)))(
  '%s by a %s',
  async (name, standing) => {
    const who = others[standing]
    const [method, route] = memberRequests[name](today())
    const ability = abilityOfRoute(method, route)
    expect(ability).not.toBeNull()
    // Of these everybody has their own, and those that end a membership are tried elsewhere.
    if (ability === null || ['leave', 'end'].includes(ability)) return
    const before = { body: await bodyOf(ann), week: await weekOf(ann) }
    const reply = await who.ask(...memberRequests[name](today()))
    expect(reply.statusCode).toBeLessThan(500)
    expect(reply.body).not.toContain(MARK)
    expect(reply.body).not.toContain(ann.email)
    expect(await bodyOf(ann)).toBe(before.body)
    const isShared = may(standing, ability) || (standing === 'partner' && touchesShared.has(ability))
    if (!isShared || ability === 'join') expect(await weekOf(ann)).toBe(before.week)
  },
  60_000,
)

/** Routes that are not asked by a request of the table: those about keys are tried below, photos in src/server/scanner. */
const apart = [
  ...[`GET ${routes.keys}`, `DELETE ${routes.keys}`, `DELETE ${routes.key}`, `POST ${routes.freshLink}`],
  `POST ${routes.memberPhotos}`,
]

test('every route of the member area is in this matrix', () => {
  const asked = names.map((name) => memberRequests[name](today()).slice(0, 2).join(' '))
  expect(Object.keys(routeAbilities).filter((route) => ![...asked, ...apart].includes(route))).toEqual([])
})

const own = await newMember(server)
const beside = await partnerOf(server, own)
await beside.ask('PUT', routes.memberWeight, { places: { day: today() }, body: { kg: 143.21 } })
await beside.ask('PUT', routes.memberBanned, { places: { ingredient: 'food-7' } })
await own.ask('GET', routes.memberWeek, { places: { week: 1 } })
/** Statuses of requests by somebody who has a partner that differ from those of somebody alone. */
const withPartner: Partial<Record<RequestName, number>> = { takeInvitationBack: 200 }

test.each(names)('%s by the person themselves, who changes nothing of their partner’s body', async (name) => {
  const ability = abilityOfRoute(...(memberRequests[name](today()).slice(0, 2) as [string, string]))
  // Nobody removes themselves, but everybody asks to remove somebody by this route.
  expect(ability !== null && (may('self', ability) || ability === 'remove adult')).toBe(true)
  // Leaving and ending are tried with what becomes of the household.
  if (ability === 'leave' || ability === 'end') return
  const before = await bodyOf(beside)
  const reply = await own.ask(...memberRequests[name](today()))
  const usual = withPartner[name] ?? otherStatuses[name] ?? 200
  expect([usual, usual === 200 ? 204 : usual]).toContain(reply.statusCode)
  expect(await bodyOf(beside)).toBe(before)
  expect(reply.body).not.toContain('143.21')
  expect(reply.body).not.toContain(beside.email)
})

test.each(names)('%s with the session of an operator is closed', async (name) => {
  const { cookie } = await operatorSession(server.services)
  const [method, route, options] = memberRequests[name](today())
  const url = route.replaceAll(/:\w+/g, '1')
  const { statusCode } = await server.send({
    ...{ method, url, headers: { host: 'localhost', cookie, 'content-type': 'application/json' } },
    payload: JSON.stringify(options?.body ?? {}),
  })
  expect([401, 403]).toContain(statusCode)
})

test('of a child nobody sees a weight, and only those who eat with it change or remove it', async () => {
  const { ann: ada, kim: mia, others: around } = await kitchen()
  const places = { eater: mia }
  for (const who of [ada, around.partner, around.former, around.stranger])
    expect((await who.ask('GET', routes.memberShownWeights, { places })).statusCode).toBeGreaterThanOrEqual(403)
  for (const who of [around.former, around.stranger])
    expect([403, 404]).toContain((await who.ask('DELETE', routes.memberEater, { places })).statusCode)
  expect((await around.partner.ask('DELETE', routes.memberEater, { places })).statusCode).toBe(200)
}, 60_000)

test('keys are seen and ended by whose they are, and by nobody else', async () => {
  const keysOf = async (who: Visitor) => (await who.ask('GET', routes.keys)).json<{ keys: { id: string }[] }>().keys
  const mine = await keysOf(ann)
  expect(mine.length).toBeGreaterThan(0)
  for (const who of Object.values(others)) {
    const theirs = JSON.stringify(await keysOf(who))
    for (const { id } of mine) {
      expect(theirs).not.toContain(id)
      expect((await who.ask('DELETE', routes.key, { places: { accessKey: id } })).statusCode).toBeGreaterThanOrEqual(
        400,
      )
    }
  }
  expect((await keysOf(ann)).map(({ id }) => id)).toEqual(mine.map(({ id }) => id))
})

test('every adult keeps the child, and nobody who is not in the household does', async () => {
  const change = (who: Visitor, age: number) =>
    who.ask('PUT', routes.memberEater, { places: { eater: kim }, body: { ...child, age } })
  expect((await change(others.partner, 8)).statusCode).toBe(200)
  expect((await change(ann, 9)).statusCode).toBe(200)
  for (const who of [others.former, others.stranger]) expect([403, 404]).toContain((await change(who, 3)).statusCode)
  const row = await db
    .selectFrom('household_eaters')
    .select('age')
    .where('household_id', '=', ann.leadId)
    .where('id', '=', kim)
    .executeTakeFirst()
  expect(row).toEqual({ age: 9 })
})
