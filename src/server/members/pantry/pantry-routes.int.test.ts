import { expect, test } from 'vitest'
import type { PantryCorrection, PantryView } from '#domain/api/member/pantry.ts'
import { routes } from '#domain/api/routes.ts'
import { partnerOf } from '#server/members/household/household.fixture.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services

const id = (last: number) => `0190a1b2-c3d4-4e5f-8a9b-00000000000${last}`
const pantry = async (member: Visitor) => (await member.ask('GET', routes.memberPantry)).json<PantryView>()
const say = (member: Visitor, correction: string, body: PantryCorrection) =>
  member.ask('PUT', routes.memberPantryCorrection, { places: { correction }, body })
const takeBack = (member: Visitor, correction: string) =>
  member.ask('DELETE', routes.memberPantryCorrection, { places: { correction } })
const names = ({ foods }: PantryView) => foods.map((food) => food.id)
const stored = async ({ leadId }: Visitor) =>
  (await db.selectFrom('pantry_corrections').select('id').where('household_id', '=', leadId).execute()).map(
    (row) => row.id,
  )

test('what was ticked and said is at home, and taking it back restores what was there', async () => {
  const member = await newMember(server)
  expect(await pantry(member)).toMatchObject({ foods: [], cooked: [], usual: [{ id: 'food-9' }] })
  await member.ask('GET', routes.memberWeek, { places: { week: 1 } })
  const changedAt = server.services.now().toISOString()
  const body = { ticks: [{ id: 'food-1', ticked: true, changedAt }] }
  await member.ask('PUT', routes.memberTicks, { places: { week: 1 }, body })
  const have = await say(member, id(1), { kind: 'HAVE', foods: [{ food: 'food-2', grams: null }] })
  expect(names(have.json())).toEqual(['food-1', 'food-2'])
  expect(have.json().foods[0].keepsUntil > dayOf(server)).toBe(true)
  const gone = await say(member, id(2), { kind: 'GONE', food: 'food-1' })
  expect(names(gone.json())).toEqual(['food-2'])
  expect(names((await takeBack(member, id(2))).json())).toEqual(['food-1', 'food-2'])
  expect(await stored(member)).toEqual([id(1)])
})

test('the same correction again changes nothing, and taking back what was never said neither', async () => {
  const member = await newMember(server)
  await say(member, id(1), { kind: 'GONE', food: 'food-1' })
  await say(member, id(1), { kind: 'FROZEN', food: 'food-2' })
  expect(await stored(member)).toEqual([id(1)])
  expect((await takeBack(member, id(5))).statusCode).toBe(200)
})

test('a meal of today counts as cooked until somebody says that it was not', async () => {
  const member = await newMember(server)
  await member.ask('GET', routes.memberWeek, { places: { week: 1 } })
  const [meal] = (await pantry(member)).cooked
  expect(meal).toMatchObject({ week: 1, day: 0, date: dayOf(server), notCooked: null })
  const said = await say(member, id(1), { kind: 'NOT_COOKED', week: 1, day: 0, meal: meal?.meal ?? 0 })
  expect(said.json().cooked[0].notCooked).toBe(id(1))
})

test('a meal that two say was not cooked counts as cooked again after one tap, and a second one changes nothing', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  await ann.ask('GET', routes.memberWeek, { places: { week: 1 } })
  const dinner: PantryCorrection = { kind: 'NOT_COOKED', week: 1, day: 0, meal: 2 }
  await say(ann, id(1), dinner)
  await say(ben, id(2), dinner)
  await say(ann, id(3), { kind: 'NOT_COOKED', week: 1, day: 0, meal: 1 })
  await say(ann, id(4), { kind: 'GONE', food: 'food-1' })
  await takeBack(ann, id(1))
  expect((await stored(ann)).toSorted()).toEqual([id(3), id(4)])
  await takeBack(ann, id(1))
  expect((await stored(ann)).toSorted()).toEqual([id(3), id(4)])
})

test('nobody who left or never was there sees or changes what was said', async () => {
  const ann = await newMember(server)
  const [eve, sam] = [await partnerOf(server, ann), await newMember(server)]
  await eve.ask('POST', routes.memberLeave)
  await say(ann, id(1), { kind: 'HAVE', foods: [{ food: 'food-2', grams: 100 }] })
  for (const who of [eve, sam]) {
    expect((await who.ask('GET', routes.memberPantry)).json<PantryView>().foods ?? []).toEqual([])
    await say(who, id(1), { kind: 'GONE', food: 'food-2' })
    await takeBack(who, id(1))
  }
  expect(names(await pantry(ann))).toEqual(['food-2'])
  expect(await stored(ann)).toEqual([id(1)])
})

test.each<[PantryCorrection, number, string]>([
  [{ kind: 'GONE', food: 'unicorn' }, 404, 'FOOD_UNKNOWN'],
  [{ kind: 'NOT_COOKED', week: 2, day: 0, meal: 0 }, 404, 'WEEK_NOT_OPEN'],
  [{ kind: 'NOT_COOKED', week: 1, day: 1, meal: 0 }, 404, 'WEEK_NOT_OPEN'],
  [{ kind: 'HAVE', foods: [{ food: 'food-2', grams: -5 }] }, 422, 'INPUT_INVALID'],
])('%j is refused', async (correction, status, code) => {
  const member = await newMember(server)
  expect(refusalIn(await say(member, id(1), correction)).slice(0, 2)).toEqual([status, code])
  expect(await stored(member)).toEqual([])
})

test('the list knows what was said, and what was ticked remembers for how many', async () => {
  const member = await newMember(server)
  const changedAt = server.services.now().toISOString()
  const body = { ticks: [{ id: 'food-1', ticked: true, changedAt }] }
  await member.ask('PUT', routes.memberTicks, { places: { week: 1 }, body })
  const ticks = await db
    .selectFrom('shopping_ticks')
    .select('eaters')
    .where('household_id', '=', member.leadId)
    .execute()
  expect(ticks).toEqual([{ eaters: 1 }])
})
