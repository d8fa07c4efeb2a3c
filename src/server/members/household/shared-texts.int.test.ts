import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { HouseholdView, InvitationView, ShownWeightsView } from '#domain/api/member/household.ts'
import type { NotesReply } from '#domain/api/member/notes.ts'
import type { OwnLinesReply, ShoppingListView, TicksView } from '#domain/api/member/shopping.ts'
import { routes } from '#domain/api/routes.ts'
import { dayOf, newMember, newVisitor, type Visitor } from '#server/members/member-client.fixture.ts'
import { ownDishes } from '#server/members/products/own-dishes.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { invitationOf, joinWith, partnerOf } from './household.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services

/** What somebody may want to make others do, without marks that no route takes; and what is left of it. */
const attacks: readonly (readonly [written: string, read: string])[] = [
  ['Ben www.bad.example/x', 'Ben'],
  ['Ben bad dot com', 'Ben'],
  ['Ben call +1 (555) 010-9999', 'Ben call'],
  ['Ben me@bad.example', 'Ben'],
  ['Ben \uff42\uff41\uff44.com', 'Ben'],
  ['Бен 牛乳 حليب', 'Бен 牛乳 حليب'],
]
const eater = { age: 9, appetite: 'USUAL', diets: [], restrictions: [] }
const householdOf = async (who: Visitor) => (await who.ask('GET', routes.memberHousehold)).json<HouseholdView>()
const namesIn = async (who: Visitor) => (await householdOf(who)).eaters.map(({ name }) => name)
const line = (count: number) => `0190a1b2-c3d4-4e5f-8a9b-${String(count).padStart(12, '0')}`
const listOf = async (who: Visitor) =>
  (await who.ask('GET', routes.memberList, { places: { week: 1 } }))
    .json<ShoppingListView>()
    .own?.map(({ text }) => text)

test.each(attacks)('a name %j reaches others at the table and the invited as %j', async (written, read) => {
  const ann = await newMember(server)
  const ben = await newVisitor(server)
  expect((await joinWith(ben, await invitationOf(ann), written)).statusCode).toBe(204)
  expect((await ann.ask('POST', routes.memberEaters, { body: { ...eater, name: written } })).statusCode).toBeLessThan(
    300,
  )
  const named = await ann.ask('PUT', routes.memberOwnPlace, { body: { name: written, showsWeight: true } })
  expect(named.statusCode).toBeLessThan(300)
  for (const who of [ann, ben]) expect(await namesIn(who)).toEqual([read, read, read])

  const guest = await newVisitor(server)
  const opened = await guest.ask('POST', routes.invitation, { body: { invitation: await invitationOf(ann) } })
  expect(opened.json<InvitationView>().from).toBe(read)
  const id = (await householdOf(ben)).eaters.find((each) => each.kind === 'adult' && !each.isYou)?.id ?? ''
  const weights = await ben.ask('GET', routes.memberShownWeights, { places: { eater: id } })
  expect(weights.json<ShownWeightsView>().name).toBe(read)
})

test('a line that others read on a list leads nowhere; whoever shops alone reads what they wrote', async () => {
  const ann = await newMember(server)
  const write = async (who: Visitor, count: number, text: string) =>
    (
      await who.ask('PUT', routes.memberOwnLine, {
        places: { week: 1, line: line(count) },
        body: { text, ticked: false },
      })
    ).json<OwnLinesReply>()
  for (const [at, [written]] of attacks.entries()) await write(ann, at, written)
  expect(await listOf(ann)).toEqual(attacks.map(([written]) => written))
  const ben = await partnerOf(server, ann)
  await write(ben, 100, 'http://bad.example')
  const shown = [...attacks.map(([, read]) => read), '…']
  for (const who of [ann, ben]) expect(await listOf(who)).toEqual(shown)
  const followed = await ann.ask('GET', routes.memberTicks, { places: { week: 1 } })
  expect(followed.json<TicksView>().own?.map(({ text }) => text)).toEqual(shown)
})

test('a dish of one’s own that others find on their plate is named without what leads away', async () => {
  const ann = await newMember(server)
  for (const [written, read] of [...attacks, ['bad.com', '…'] as const]) {
    const code = randomUUID()
    const product = {
      ...{ name: written, basis: { per: '100', unit: 'g' }, values: { energy: 110, protein: 6, carbs: 15, fat: 3 } },
      dish: { made: 1600, foods: [{ food: 'carrot', grams: 1600 }] },
    }
    const body = { product, changedAt: server.services.now().toISOString(), asPrinted: true }
    expect((await ann.ask('PUT', routes.memberProduct, { places: { code }, body })).statusCode).toBe(200)
    const dishes = await ownDishes(db, { personId: ann.leadId })
    expect(dishes.find((each) => each.code === code)?.name).toBe(read)
  }
})

test('what is written for oneself reaches nobody else: notes on dishes, notes on weights, the diary', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const secret = 'only for me'
  const today = dayOf(server)
  await ann.ask('PUT', routes.memberOwnPlace, { body: { name: 'Ann', showsWeight: true } })
  const written = [
    await ann.ask('PUT', routes.memberNote, { places: { recipe: 'lunch-1' }, body: { text: secret } }),
    await ann.ask('POST', routes.memberWeights, {
      body: { weights: [{ day: today, kg: 70, note: secret }], remove: [] },
    }),
    await ann.ask('PUT', routes.memberDiary, {
      body: {
        changes: [
          {
            ...{ id: randomUUID(), changedAt: server.services.now().toISOString() },
            record: { kind: 'entry', day: today, eaten: { kind: 'number', name: secret, energy: 100 } },
          },
        ],
      },
    }),
  ]
  expect(written.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await ann.ask('GET', routes.memberNotes)).json<NotesReply>().notes).toHaveLength(1)
  const id = (await householdOf(ben)).eaters.find((each) => each.kind === 'adult' && !each.isYou)?.id ?? ''
  const replies = [
    await ben.ask('GET', routes.memberShownWeights, { places: { eater: id } }),
    ...(await Promise.all(
      [routes.memberNotes, routes.memberDiary, routes.memberHousehold, routes.member, routes.memberExport].map(
        (route) => ben.ask('GET', route, { query: { today } }),
      ),
    )),
    ...(await Promise.all(
      [routes.memberWeek, routes.memberList, routes.memberTicks].map((route) =>
        ben.ask('GET', route, { places: { week: 1 } }),
      ),
    )),
  ]
  for (const { statusCode, body } of replies) {
    expect([statusCode, body.slice(0, 300)]).toEqual([200, expect.anything()])
    expect(body).not.toContain(secret)
  }
})
