import { expect, test } from 'vitest'
import type { HouseholdView } from '#domain/api/member/household.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { dayOf, newMember, newVisitor, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { postOrder, refusalIn } from '#server/test-client.fixture.ts'
import { householdIdOf, invitationOf, joinWith, partnerOf } from './household.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services
const household = async (who: Visitor): Promise<HouseholdView> => (await who.ask('GET', routes.memberHousehold)).json()
const view = (invitation: string) => server.post(routes.invitation, { invitation })
const child = { name: 'Kim', age: 7, appetite: 'USUAL', diets: [], restrictions: [] }

test('somebody alone sees nobody else, and what joining costs', async () => {
  const ann = await newMember(server)
  expect(await household(ann)).toMatchObject({
    eaters: [{ kind: 'adult', isYou: true, isCook: true, showsWeight: false }],
    ...{ invitations: [], terms: 'free', paidByYou: true, renews: true },
  })
  expect(refusalIn(await ann.ask('POST', routes.memberLeave))).toEqual([409, 'HOUSEHOLD_ALONE'])
})

test('an invitation says from whom it is and what it costs, and nothing of a body', async () => {
  const ann = await newMember(server, 'ann-invites@example.com')
  await ann.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 83.21 } })
  const reply = await view(await invitationOf(ann))
  expect(reply.json()).toEqual({
    ...{ from: 'a•••@example.com', eaters: 1, terms: 'free', ownPlans: expect.any(Array) },
    ...{ until: expect.any(String), paidUntil: expect.any(String) },
  })
  expect(reply.body).not.toContain('83.21')
})

test('who joins for free has the plan of the household and pays nothing', async () => {
  const ann = await newMember(server)
  const ben = await newVisitor(server)
  const before = await ben.ask('GET', routes.memberWeights)
  expect(refusalIn(before)).toEqual([403, 'MEMBERS_ONLY'])
  expect((await joinWith(ben, await invitationOf(ann))).statusCode).toBe(204)
  const seen = await household(ben)
  expect(seen).toMatchObject({ eaters: [{ isYou: false }, { isYou: true, name: 'Ben' }], paidByYou: false })
  expect(await householdIdOf(server, ben)).toBe(await householdIdOf(server, ann))
  const agreed = await db.selectFrom('audit_log').select('detail').where('lead_id', '=', ben.leadId).execute()
  expect(agreed).toEqual([{ detail: expect.stringContaining('agreed that the others see the week') }])
})

test('one list: what one ticks, the other sees', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const list = { places: { week: 1 } }
  const ticks = [{ id: 'food-1', ticked: true, changedAt: new Date(server.services.now()).toISOString() }]
  await ann.ask('PUT', routes.memberTicks, { ...list, body: { ticks } })
  const lines = (await ben.ask('GET', routes.memberList, list))
    .json()
    .aisles.flatMap(({ lines: all }: { lines: object[] }) => all)
  expect(lines).toContainEqual(expect.objectContaining({ id: 'food-1', ticked: true }))
  expect((await ben.ask('GET', routes.memberList, list)).json().eaters).toBe(2)
})

test('an open list follows the ticks of the other, and learns that the plan has changed; one alone follows nobody', async () => {
  const ann = await newMember(server)
  const list = { places: { week: 1 } }
  expect((await ann.ask('GET', routes.memberList, list)).json()).not.toHaveProperty('shared')
  const ben = await partnerOf(server, ann)
  const { shared } = (await ben.ask('GET', routes.memberList, list)).json()
  const changedAt = new Date(server.services.now()).toISOString()
  await ann.ask('PUT', routes.memberTicks, { ...list, body: { ticks: [{ id: 'food-1', ticked: true, changedAt }] } })
  const followed = await ben.ask('GET', routes.memberTicks, list)
  expect(followed.json().ticks).toEqual([{ id: 'food-1', ticked: true, changedAt }])
  const { revision } = (await ben.ask('GET', routes.memberList, list)).json().shared
  expect(followed.json().revision).toBe(revision)
  expect(revision).toBeGreaterThanOrEqual(shared.revision)
  const meal = { places: { week: 1, day: 6, meal: 0 } }
  const [candidate] = (await ann.ask('GET', routes.memberCandidates, meal)).json().candidates
  await ann.ask('PUT', routes.memberMeal, { ...meal, body: { to: 'recipe', recipe: candidate.recipe } })
  expect((await ben.ask('GET', routes.memberTicks, list)).json().revision).toBeGreaterThan(revision)
})

test('an invitation works once, for seven days, and until it is taken back', async () => {
  const ann = await newMember(server)
  const used = await invitationOf(ann)
  await joinWith(await newVisitor(server), used)
  expect(refusalIn(await view(used))).toEqual([410, 'HOUSEHOLD_INVITATION_USED'])
  expect(refusalIn(await joinWith(await newVisitor(server), used))).toEqual([410, 'HOUSEHOLD_INVITATION_USED'])

  const taken = await invitationOf(ann)
  const [open] = (await household(ann)).invitations
  await ann.ask('DELETE', routes.memberInvitation, { places: { invitation: open?.id ?? '' } })
  expect(refusalIn(await view(taken))).toEqual([410, 'HOUSEHOLD_INVITATION_ENDED'])

  const old = await invitationOf(ann)
  server.pass(7 * MS_PER_DAY + 1000)
  expect(refusalIn(await view(old))).toEqual([410, 'HOUSEHOLD_INVITATION_EXPIRED'])
  server.pass(-7 * MS_PER_DAY - 1000)
  expect(refusalIn(await view('A'.repeat(43)))).toEqual([404, 'HOUSEHOLD_INVITATION_UNKNOWN'])
  expect(refusalIn(await view('short'))[0]).toBe(422)
})

test('an invitation ends when whoever made it joins another household', async () => {
  const [ann, ben] = [await newMember(server), await newMember(server)]
  const invitation = await invitationOf(ann)
  expect((await joinWith(ann, await invitationOf(ben))).statusCode).toBe(204)
  expect(refusalIn(await view(invitation))).toEqual([410, 'HOUSEHOLD_INVITATION_ENDED'])
  expect(refusalIn(await joinWith(await newVisitor(server), invitation))).toEqual([410, 'HOUSEHOLD_INVITATION_ENDED'])
})

test('of two people who use one invitation at once, one joins', async () => {
  const ann = await newMember(server)
  const invitation = await invitationOf(ann)
  const both = await Promise.all(
    [await newVisitor(server), await newVisitor(server)].map((who) => joinWith(who, invitation)),
  )
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410])
})

test('nobody takes back or uses an invitation of another household as their own', async () => {
  const [ann, eve] = [await newMember(server), await newMember(server)]
  const invitation = await invitationOf(ann)
  const [open] = (await household(ann)).invitations
  await eve.ask('DELETE', routes.memberInvitation, { places: { invitation: open?.id ?? '' } })
  expect((await view(invitation)).statusCode).toBe(200)
  expect(refusalIn(await joinWith(ann, invitation))).toEqual([409, 'HOUSEHOLD_SAME'])
  await partnerOf(server, eve)
  expect(refusalIn(await joinWith(eve, invitation))).toEqual([409, 'HOUSEHOLD_SHARED'])
})

test('eight can eat together, and no more', async () => {
  const ann = await newMember(server)
  for (let eater = 1; eater < 8; eater++) await ann.ask('POST', routes.memberEaters, { body: child })
  expect((await household(ann)).eaters).toHaveLength(8)
  expect(refusalIn(await ann.ask('POST', routes.memberEaters, { body: child }))).toEqual([409, 'HOUSEHOLD_FULL'])
  expect(refusalIn(await ann.ask('POST', routes.memberInvitations))).toEqual([409, 'HOUSEHOLD_FULL'])
})

test('a child or guest is kept by any adult of the household: age and appetite, no weight', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const [, , kim] = (await ann.ask('POST', routes.memberEaters, { body: child })).json<HouseholdView>().eaters
  expect(kim).toEqual({ id: expect.any(String), kind: 'child', ...child, banned: [] })
  const places = { eater: kim?.id ?? '' }
  const grown = { ...child, age: 70, appetite: 'SMALL' }
  const changed = (await ben.ask('PUT', routes.memberEater, { places, body: grown })).json<HouseholdView>()
  expect(changed.eaters[2]).toMatchObject({ kind: 'guest', age: 70, appetite: 'SMALL' })
  expect(refusalIn(await ann.ask('PUT', routes.memberEater, { places, body: { ...child, kg: 20 } }))[0]).toBe(422)
  expect((await ben.ask('DELETE', routes.memberEater, { places })).json<HouseholdView>().eaters).toHaveLength(2)
})

test('a weight is seen by the others only while its owner shows it', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  await ann.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 83.21 } })
  const look = (who: Visitor) => who.ask('GET', routes.memberShownWeights, { places: { eater: ann.leadId } })
  expect(refusalIn(await look(ben))).toEqual([403, 'WEIGHT_NOT_SHOWN'])
  await ann.ask('PUT', routes.memberOwnPlace, { body: { name: 'Ann', showsWeight: true } })
  expect((await look(ben)).json()).toEqual({ name: 'Ann', weights: [{ day: dayOf(server), kg: 83.21 }] })
  expect(refusalIn(await look(await newMember(server)))).toEqual([404, 'EATER_UNKNOWN'])
  await ben.ask('POST', routes.memberLeave)
  await postOrder(server, ben.token)
  expect(refusalIn(await look(ben))).toEqual([404, 'EATER_UNKNOWN'])
})

test('somebody who is removed is told, and takes everything of theirs along', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann, 'ben-removed@example.com')
  await ben.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 91.5 } })
  expect(refusalIn(await ann.ask('DELETE', routes.memberEater, { places: { eater: ann.leadId } }))).toEqual([
    ...[403, 'NOT_ALLOWED'],
  ])
  await ann.ask('DELETE', routes.memberEater, { places: { eater: ben.leadId } })
  expect((await household(ann)).eaters).toHaveLength(1)
  const told = await db.selectFrom('emails').select('kind').where('recipient', '=', 'ben-removed@example.com').execute()
  expect(told).toContainEqual({ kind: 'household_removed' })
  await postOrder(server, ben.token)
  expect((await ben.ask('GET', routes.memberWeights)).json().weights).toMatchObject([{ kg: 91.5 }])
})

test('where everybody needs a plan of their own, one joins with it', async () => {
  const strict = await testApp({ plannerPool: smallPlannerPool(), env: { HOUSEHOLD_JOINING: 'own-plan' } })
  const ann = await newMember(strict)
  const ben = await newVisitor(strict)
  const invitation = await invitationOf(ann)
  expect((await strict.post(routes.invitation, { invitation })).json()).toMatchObject({ terms: 'own-plan' })
  expect(refusalIn(await joinWith(ben, invitation))).toEqual([409, 'HOUSEHOLD_PLAN_NEEDED'])
  await postOrder(strict, ben.token)
  expect((await joinWith(ben, invitation)).statusCode).toBe(204)
})

test('foods are ruled out for a child by name; one that the planner does not have is refused', async () => {
  const ann = await newMember(server)
  const kim = { ...child, banned: ['food-2', 'food-1'] }
  const added = (await ann.ask('POST', routes.memberEaters, { body: kim })).json<HouseholdView>()
  const stored = added.eaters.find((eater) => eater.kind === 'child')
  expect(stored).toMatchObject({
    banned: [
      { id: 'food-1', name: expect.any(String) },
      { id: 'food-2', name: expect.any(String) },
    ],
  })
  const change = (banned: readonly string[]) =>
    ann.ask('PUT', routes.memberEater, { places: { eater: stored?.id ?? '' }, body: { ...child, banned } })
  expect(refusalIn(await change(['no-such-food']))).toEqual([404, 'FOOD_UNKNOWN'])
  expect((await change([])).json().eaters).toContainEqual(expect.objectContaining({ name: 'Kim', banned: [] }))
})

test('other settings of somebody who does not cook are told as other plates, not as another week', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const ask = async (who: Visitor) => {
    await who.ask('GET', routes.memberWeek, { places: { week: 1 }, query: { today: dayOf(server) } })
    const { settings } = (await who.ask('GET', routes.member, { query: { today: dayOf(server) } })).json()
    const body = { before: settings, after: { ...settings, diets: ['PESCATARIAN'] } }
    return (await who.ask('PUT', routes.memberSettings, { body })).json<{ changes: string[] }>().changes[0]
  }
  expect(await ask(ben)).toMatch(/^Your plates in the week of .+ follow this from today on\. The others keep theirs\.$/)
  expect(await ask(ann)).toMatch(/^We planned the week of .+ again\.$/)
})
