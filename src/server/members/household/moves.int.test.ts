import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { tablesWith } from '#server/every-table.fixture.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { memberRequests } from '#server/members/member-requests.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { householdIdOf, invitationOf, joinWith, partnerOf } from './household.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services

const bodily = ['weight_entries', 'life_events', 'diary_records', 'own_products', 'banned_ingredients']

/** Everything of a person's body, as text; two persons never share any of it. */
async function bodyOf({ leadId }: Visitor): Promise<string> {
  const rows = bodily.map(
    (table) =>
      sql`select ${table}::text as name, to_jsonb(t) as row from ${sql.table(table)} t where person_id = ${leadId}`,
  )
  return JSON.stringify((await sql`${sql.join(rows, sql` union all `)} order by 1, 2`.execute(db)).rows)
}

/** Nothing of a deleted person's body or seat is left, and nobody reads as them. */
async function checkGone(person: Visitor): Promise<void> {
  expect(await bodyOf(person)).toBe('[]')
  for (const table of ['household_eaters', 'persons'] as const) {
    const of = table === 'persons' ? 'id' : 'person_id'
    const left = await sql`select 1 from ${sql.table(table)} where ${sql.ref(of)} = ${person.leadId}`.execute(db)
    expect(left.rows).toEqual([])
  }
  expect((await person.ask('GET', routes.memberWeights)).statusCode).toBe(401)
}

/** What has to hold between any two moves. */
async function check(people: readonly Visitor[], bodies: readonly string[], gone: ReadonlySet<Visitor>): Promise<void> {
  for (const person of gone) await checkGone(person)
  for (const [at, person] of people.entries()) {
    if (gone.has(person)) continue
    expect(await bodyOf(person)).toBe(bodies[at])
    const household = await householdIdOf(server, person)
    const seats = await db
      .selectFrom('household_eaters')
      .select('household_id')
      .where('person_id', '=', person.leadId)
      .execute()
    expect(seats).toEqual([{ household_id: household }])
    const account = await db
      .selectFrom('accounts')
      .select('household_id')
      .where('lead_id', '=', person.leadId)
      .execute()
    expect(account).toEqual([{ household_id: household }])
    const weights = (await person.ask('GET', routes.memberWeights)).json().weights
    expect(weights).toEqual([expect.objectContaining({ kg: 80 + at })])
  }
  const cookless = await sql`select id from households h where cook_id is null or not exists (
    select from household_eaters e where e.household_id = h.id and e.person_id = h.cook_id)`.execute(db)
  expect(cookless.rows).toEqual([])
  const empty = await sql`select id from households h where not exists (
    select from household_eaters e where e.household_id = h.id and e.person_id is not null)`.execute(db)
  expect(empty.rows).toEqual([])
}

const move = fc.record({
  kind: fc.constantFrom('join', 'join', 'leave', 'remove', 'delete'),
  who: fc.nat(2),
  whom: fc.nat(2),
})
type Move = typeof move extends fc.Arbitrary<infer Each> ? Each : never

/** What one does with another, who may be deleted already and have left an invitation; null if one is deleted themself. */
async function moved(
  { kind, who, whom }: Move,
  people: readonly Visitor[],
  {
    invitations,
    gone,
    name,
  }: { readonly invitations: readonly string[]; gone: Set<Visitor>; name?: string | undefined },
): Promise<number | null> {
  const [one, other] = [people[who], people[whom]]
  if (one === undefined || other === undefined || gone.has(one)) return null
  switch (kind) {
    case 'join': {
      const invitation = gone.has(other) ? (invitations[whom] ?? '') : await invitationOf(other)
      return (await joinWith(one, invitation, name)).statusCode
    }
    case 'leave':
      return (await one.ask('POST', routes.memberLeave)).statusCode
    case 'remove':
      return (await one.ask('DELETE', routes.memberEater, { places: { eater: other.leadId } })).statusCode
    case 'delete': {
      const { statusCode } = await one.ask('DELETE', routes.member)
      gone.add(one)
      return statusCode
    }
  }
}

test('joining, leaving, removing and deleting in any order lose nothing and leak nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 7 }), async (moves) => {
      const people = [await newMember(server), await newMember(server), await newMember(server)] as const
      for (const [at, person] of people.entries())
        await person.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 80 + at } })
      const bodies = await Promise.all(people.map(bodyOf))
      const invitations = await Promise.all(people.map(invitationOf))
      const gone = new Set<Visitor>()
      for (const each of moves) {
        const isOfGone = gone.has(people[each.whom] ?? expect.fail())
        const status = await moved(each, people, { invitations, gone })
        if (status === null) continue
        if (each.kind === 'delete') expect(status).toBe(204)
        else if (isOfGone && each.kind !== 'leave') expect([403, 404, 409, 410]).toContain(status)
        else expect([200, 204, 403, 404, 409]).toContain(status)
        await check(people, bodies, gone)
      }
    }),
    { numRuns: 10, seed: 27 },
  )
}, 120_000)

/** Every reply that a member can read, as one text. */
async function readBy(who: Visitor): Promise<string> {
  const today = dayOf(server)
  const asked = Object.values(memberRequests).map((request) => request(today))
  const read = asked.filter(([method]) => method === 'GET')
  const replies = await Promise.all(read.map((request) => who.ask(...request)))
  return replies.map(({ body }) => body).join('\n')
}

test('in whatever order people come and go, nobody reads anything of another body, nor of who is not with them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 5 }), async (moves) => {
      const people = [await newMember(server), await newMember(server), await newMember(server)] as const
      // Far apart, so that no forecast of one passes the weight of another.
      const marks = people.map((_, at) => ({
        kg: [81.31, 121.47, 161.53][at] ?? 80,
        food: `food-${at + 3}`,
        name: `Canary${at}`,
      }))
      for (const [at, person] of people.entries()) {
        const { kg = 80, food = '', name = '' } = marks[at] ?? {}
        await person.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg } })
        await person.ask('PUT', routes.memberBanned, { places: { ingredient: food } })
        await person.ask('PUT', routes.memberOwnPlace, { body: { name, showsWeight: false } })
      }
      const invitations = await Promise.all(people.map(invitationOf))
      const gone = new Set<Visitor>()
      for (const each of moves) {
        if ((await moved(each, people, { invitations, gone, name: marks[each.who]?.name })) === null) continue
        for (const [reader, person] of people.entries()) {
          if (gone.has(person)) continue
          const read = await readBy(person)
          expect(read).toContain(String(marks[reader]?.kg))
          for (const [at, each] of people.entries()) {
            if (at === reader) continue
            expect(read).not.toContain(String(marks[at]?.kg))
            expect(read).not.toContain(each.email)
            const isWith =
              !gone.has(each) && (await householdIdOf(server, each)) === (await householdIdOf(server, person))
            if (!isWith) for (const mark of [each.leadId, marks[at]?.name ?? '']) expect(read).not.toContain(mark)
          }
        }
      }
    }),
    { numRuns: 5, seed: 30 },
  )
}, 240_000)

test('of a household, one person is deleted alone: the others keep the week and everything of theirs', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann, 'canary-ben@example.com')
  await ben.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 91.37 } })
  await ann.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 62.48 } })
  await ann.ask('PUT', routes.memberOpinion, { places: { recipe: 'lunch-1' }, body: { opinion: 'favourite' } })
  expect((await ben.ask('DELETE', routes.member)).statusCode).toBe(204)
  expect(await tablesWith(db, '91.37')).toEqual([])
  expect(await tablesWith(db, '"grams": 91370')).toEqual([])
  expect((await ann.ask('GET', routes.memberWeights)).json().weights).toMatchObject([{ kg: 62.48 }])
  expect((await ann.ask('GET', routes.memberHousehold)).json().eaters).toHaveLength(1)
  expect((await ann.ask('GET', routes.member, { query: { today: dayOf(server) } })).json().favourites).toHaveLength(1)
  expect((await ann.ask('GET', routes.memberWeek, { places: { week: 1 } })).statusCode).toBe(200)
})

test('when whoever the week is planned by is deleted, the other one plans it', async () => {
  const ann = await newMember(server)
  const ben = await newMember(server)
  await joinWith(ben, await invitationOf(ann))
  await ann.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 64.59 } })
  expect((await ann.ask('DELETE', routes.member)).statusCode).toBe(204)
  expect((await ben.ask('GET', routes.memberHousehold)).json().eaters).toMatchObject([{ isYou: true, isCook: true }])
  expect((await ben.ask('GET', routes.memberWeek, { places: { week: 1 } })).statusCode).toBe(200)
  expect(await tablesWith(db, '"grams": 64590')).toEqual([])
})

test('the copy of one person has their own body and the shared week, and nothing of another body', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  await ann.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 83.21 } })
  await ben.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 71.46 } })
  await ann.ask('GET', routes.memberWeek, { places: { week: 1 } })
  const [mine, theirs] = [
    (await ann.ask('GET', routes.memberExport)).body,
    (await ben.ask('GET', routes.memberExport)).body,
  ]
  expect(mine).toContain('83.21')
  expect(mine).not.toContain('71.46')
  expect(theirs).toContain('71.46')
  expect(theirs).not.toContain('83.21')
  expect(theirs).not.toContain(ann.email)
  const energies = (copy: string) =>
    JSON.parse(copy).leads[0].weeks.map((week: { request: { targets: object } }) => week.request.targets)
  expect(energies(mine)).toHaveLength(1)
  // The stored week has the targets of whoever it is planned by; the other one's copy has their own.
  expect(JSON.parse(theirs).leads[0].weeks[0].request.person).toBe(ben.leadId)
})
