import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import type { HouseholdView } from '#domain/api/member/household.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { dayOf, newMember, newVisitor, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { postOrder } from '#server/test-client.fixture.ts'
import { householdIdOf, invitationOf, joinWith, partnerOf } from './household.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services
const week = { places: { week: 1 } }

const outcome = (reply: LightMyRequestResponse): string =>
  reply.statusCode < 300 ? 'done' : reply.json<{ code: string }>().code
const household = async (who: Visitor): Promise<HouseholdView> => (await who.ask('GET', routes.memberHousehold)).json()
const isOpen = async (who: Visitor) => (await who.ask('GET', routes.memberWeights)).statusCode === 200
const seatsOf = ({ leadId }: Visitor) =>
  db.selectFrom('household_eaters').select('household_id').where('person_id', '=', leadId).execute()

test('who presses twice joins once, and is told on a second try that they are in', async () => {
  const ann = await newMember(server)
  const ben = await newVisitor(server)
  const invitation = await invitationOf(ann)
  const both = await Promise.all([joinWith(ben, invitation), joinWith(ben, invitation)])
  expect(both.map(outcome).toSorted()).toEqual(['HOUSEHOLD_SAME', 'done'])
  expect(outcome(await joinWith(ben, invitation))).toBe('HOUSEHOLD_SAME')
  expect(await seatsOf(ben)).toEqual([{ household_id: await householdIdOf(server, ann) }])
  expect((await household(ann)).eaters).toHaveLength(2)
  // To anybody else it is used.
  expect(outcome(await joinWith(await newVisitor(server), invitation))).toBe('HOUSEHOLD_INVITATION_USED')
})

test('who joins two kitchens at once is in one of them, and the other invitation stays open', async () => {
  const [ann, cat, ben] = [await newMember(server), await newMember(server), await newVisitor(server)]
  const invitations = [await invitationOf(ann), await invitationOf(cat)]
  const both = await Promise.all(invitations.map((invitation) => joinWith(ben, invitation)))
  expect(both.map(outcome).toSorted()).toEqual(['HOUSEHOLD_SHARED', 'done'])
  expect(await seatsOf(ben)).toHaveLength(1)
  const open = await Promise.all([ann, cat].map(async (host) => (await household(host)).invitations.length))
  expect(open.toSorted()).toEqual([0, 1])
})

test('of two who invite and join each other at once, both eat in one kitchen', async () => {
  const [ann, ben] = [await newMember(server), await newMember(server)]
  const [hers, his] = [await invitationOf(ann), await invitationOf(ben)]
  const both = await Promise.all([joinWith(ben, hers, 'Ben'), joinWith(ann, his, 'Ann')])
  expect(both.map(outcome)).toContain('done')
  expect(await householdIdOf(server, ann)).toBe(await householdIdOf(server, ben))
  expect((await household(ann)).eaters).toHaveLength(2)
})

test('the last seat is given once', async () => {
  const ann = await newMember(server)
  const guest = { name: 'Kim', age: 7, appetite: 'USUAL', diets: [], restrictions: [] }
  for (let seat = 2; seat < 8; seat++) await ann.ask('POST', routes.memberEaters, { body: guest })
  const invitations = [await invitationOf(ann), await invitationOf(ann)]
  const [ben, cat] = [await newVisitor(server), await newVisitor(server)]
  const both = await Promise.all([joinWith(ben, invitations[0] ?? ''), joinWith(cat, invitations[1] ?? '')])
  expect(both.map(outcome).toSorted()).toEqual(['HOUSEHOLD_FULL', 'done'])
  expect((await household(ann)).eaters).toHaveLength(8)
})

test('of two who remove each other at once, one goes, and nobody is left without a kitchen', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const removing = (who: Visitor, whom: Visitor) =>
    who.ask('DELETE', routes.memberEater, { places: { eater: whom.leadId } })
  const both = await Promise.all([removing(ann, ben), removing(ben, ann)])
  expect(both.map(outcome).filter((one) => one === 'done')).toHaveLength(1)
  expect(await householdIdOf(server, ann)).not.toBe(await householdIdOf(server, ben))
  for (const who of [ann, ben]) expect(await seatsOf(who)).toHaveLength(1)
})

test('whoever pays leaves, the other takes over, and when both are back the end of one plan ends nothing', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  await ben.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 91.5 } })
  await ann.ask('GET', routes.memberWeek, week)
  expect((await ann.ask('POST', routes.memberLeave)).statusCode).toBe(204)
  expect([await isOpen(ann), await isOpen(ben)]).toEqual([true, false])
  await postOrder(server, ben.token)
  expect(await household(ben)).toMatchObject({ paidByYou: true, eaters: [{ isYou: true, isCook: true }] })
  expect((await ben.ask('GET', routes.memberWeek, week)).statusCode).toBe(200)
  expect((await ben.ask('GET', routes.memberWeights)).json().weights).toMatchObject([{ kg: 91.5 }])

  expect((await joinWith(ann, await invitationOf(ben), 'Ann')).statusCode).toBe(204)
  const told = async () => {
    const rows = await db.selectFrom('emails').select('kind').where('recipient', 'in', [ann.email, ben.email]).execute()
    return rows.filter(({ kind }) => kind === 'household_plan_ends').length
  }
  const before = await told()
  expect((await server.post(routes.subscriptionCancel, {}, { cookie: ann.cookie })).statusCode).toBe(200)
  expect(await told()).toBe(before)
  for (const who of [ann, ben]) expect(await household(who)).toMatchObject({ renews: true })
})

/** Ticks that a phone has kept, with the moment at which each was made. */
const ticks = (who: Visitor, id: string, at: Date) =>
  who.ask('PUT', routes.memberTicks, {
    ...week,
    body: { ticks: [{ id, ticked: true, changedAt: at.toISOString() }] },
  })
const tickedBy = async ({ leadId }: Visitor): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('shopping_ticks')
    .innerJoin('persons', 'persons.household_id', 'shopping_ticks.household_id')
    .select('ingredient')
    .where('persons.id', '=', leadId)
    .where('ticked', '=', true)
    .execute()
  return rows.map(({ ingredient }) => ingredient)
}

test('what somebody ticked offline before they were removed reaches their own list, and not that of the others', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  await ann.ask('GET', routes.memberWeek, week)
  await ticks(ann, 'food-1', server.services.now())
  const offline = server.services.now()
  server.pass(MS_PER_HOUR)
  await ann.ask('DELETE', routes.memberEater, { places: { eater: ben.leadId } })
  // Without a plan of their own nothing is taken.
  expect((await ticks(ben, 'food-2', offline)).statusCode).toBe(403)
  await postOrder(server, ben.token)
  expect((await ticks(ben, 'food-2', offline)).statusCode).toBe(200)
  expect((await tickedBy(ben)).toSorted()).toEqual(['food-1', 'food-2'])
  expect(await tickedBy(ann)).toEqual(['food-1'])
})

test('what somebody ticked offline in one kitchen is not ticked in the next one', async () => {
  const [ann, cat] = [await newMember(server), await newMember(server)]
  const ben = await partnerOf(server, ann)
  for (const host of [ann, cat]) await host.ask('GET', routes.memberWeek, week)
  const offline = server.services.now()
  server.pass(3 * MS_PER_HOUR)
  await ann.ask('DELETE', routes.memberEater, { places: { eater: ben.leadId } })
  expect((await joinWith(ben, await invitationOf(cat))).statusCode).toBe(204)
  expect((await ticks(ben, 'food-2', offline)).statusCode).toBe(200)
  expect(await tickedBy(cat)).toEqual([])
  expect((await ticks(ben, 'food-3', server.services.now())).statusCode).toBe(200)
  expect(await tickedBy(cat)).toEqual(['food-3'])
})
