import { afterAll, expect, test } from 'vitest'
import type { ShoppingListView } from '#domain/api/member/shopping.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'
import { partnerOf } from './household.fixture.ts'

const plannerPool = createPlannerPool()
afterAll(plannerPool.close)
const server = await testApp({ plannerPool })

const places = { week: 1 }
const weekOf = async (who: Visitor) => (await who.ask('GET', routes.memberWeek, { places })).json<WeekView>()
const needsOf = async (who: Visitor) => {
  const { aisles } = (await who.ask('GET', routes.memberList, { places })).json<ShoppingListView>()
  return aisles.flatMap(({ lines }) => lines.map(({ id, need }) => `${id} ${need}`))
}
/** A dinner that is cooked for its own day. */
async function dinnerOf(who: Visitor) {
  const { days } = await weekOf(who)
  const found = days.flatMap(({ meals }, day) =>
    meals.flatMap(({ slot, leftoverOf }, meal) => (slot === 'DINNER' && leftoverOf === null ? [{ day, meal }] : [])),
  )
  return found[1] ?? expect.fail()
}
type Dinner = Awaited<ReturnType<typeof dinnerOf>>
const mealAt = ({ days }: WeekView, { day, meal }: Dinner) => days[day]?.meals[meal]
const invite = (who: Visitor, at: Dinner, guests: number) =>
  who.ask('PUT', routes.memberMeal, { places: { ...places, ...at }, body: { to: 'guests', guests } })
const cardAt = (week: WeekView, at: Dinner) => week.cards[mealAt(week, at)?.dishes[0]?.card ?? '']

test.each(['somebody alone', 'a couple'])(
  'guests of one meal are cooked and bought for, and nobody’s day changes: %s',
  async (who) => {
    const ann = await newMember(server)
    const others = who === 'a couple' ? [await partnerOf(server, ann)] : []
    const everybody = [ann, ...others]
    const at = await dinnerOf(ann)
    const [before, bought] = [await Promise.all(everybody.map(weekOf)), await needsOf(ann)]
    const reply = await invite(others[0] ?? ann, at, 3)
    expect(reply.statusCode).toBe(200)
    for (const [seat, eater] of everybody.entries()) {
      const [was, now] = [before[seat] ?? expect.fail(), await weekOf(eater)]
      expect(now.days.map(({ figures }) => figures)).toEqual(was.days.map(({ figures }) => figures))
      expect(mealAt(now, at)?.guests).toBe(3)
      expect(cardAt(now, at)?.guests).toBe(3)
      expect(cardAt(now, at)?.lines.map(({ amounts }) => amounts[0])).not.toEqual(
        cardAt(was, at)?.lines.map(({ amounts }) => amounts[0]),
      )
    }
    expect(await needsOf(ann)).not.toEqual(bought)
    // It is one change that can be undone, or taken back by inviting nobody.
    const undone = await (others[0] ?? ann).ask('DELETE', routes.memberChange, {
      places: { change: reply.json().undo },
    })
    expect(undone.statusCode).toBe(200)
    expect(await needsOf(ann)).toEqual(bought)
    await invite(ann, at, 12)
    await invite(ann, at, 0)
    expect(await needsOf(ann)).toEqual(bought)
    expect(mealAt(await weekOf(ann), at)).not.toHaveProperty('guests')
  },
  120_000,
)

test('more than twelve do not fit, and a meal that does not exist has no guests', async () => {
  const ann = await newMember(server)
  const at = await dinnerOf(ann)
  expect(refusalIn(await invite(ann, at, 13))[0]).toBe(422)
  expect(refusalIn(await invite(ann, at, 1.5))[0]).toBe(422)
  expect(refusalIn(await invite(ann, at, -1))[0]).toBe(422)
  const nowhere = { places: { ...places, day: 2, meal: 4 }, body: { to: 'guests', guests: 2 } }
  expect(refusalIn(await ann.ask('PUT', routes.memberMeal, nowhere))).toEqual([404, 'MEAL_UNKNOWN'])
}, 60_000)

test('guests stay invited through a swap of the dish and through other settings', async () => {
  const ann = await newMember(server)
  const at = await dinnerOf(ann)
  await invite(ann, at, 2)
  const { candidates } = (await ann.ask('GET', routes.memberCandidates, { places: { ...places, ...at } })).json()
  const [best] = candidates
  if (best !== undefined)
    await ann.ask('PUT', routes.memberMeal, {
      places: { ...places, ...at },
      body: { to: 'recipe', recipe: best.recipe },
    })
  expect(mealAt(await weekOf(ann), at)?.guests).toBe(2)
  const { settings } = (await ann.ask('GET', routes.member)).json()
  await ann.ask('PUT', routes.memberSettings, {
    body: { before: settings, after: { ...settings, diets: ['VEGETARIAN'] } },
  })
  expect(mealAt(await weekOf(ann), at)?.guests).toBe(2)
}, 120_000)

test('nobody is added to a meal that is past or eaten, and whoever did not come is taken out', async () => {
  const ann = await newMember(server)
  const { days } = await weekOf(ann)
  const at = { day: 0, meal: days[0]?.meals.findIndex(({ slot }) => slot === 'DINNER') ?? -1 }
  const tomorrow = { today: dayOf(server, 1) }
  const invited = (guests: number, query = {}) =>
    ann.ask('PUT', routes.memberMeal, { places: { ...places, ...at }, query, body: { to: 'guests', guests } })
  expect((await invited(2)).statusCode).toBe(200)
  expect(refusalIn(await invited(3, tomorrow))).toEqual([409, 'GUESTS_TOO_LATE'])
  expect((await invited(1, tomorrow)).statusCode).toBe(200)
  const dishes = (mealAt(await weekOf(ann), at)?.dishes ?? []).map(({ recipe, portion }) => ({ recipe, portion }))
  const eaten = { kind: 'meal', place: { ...places, ...at }, times: 1, dishes }
  const record = { kind: 'entry', day: dayOf(server), eaten }
  const changes = [{ id: `meal-1-${at.day}-${at.meal}`, changedAt: server.services.now().toISOString(), record }]
  expect((await ann.ask('PUT', routes.memberDiary, { body: { changes } })).statusCode).toBe(200)
  expect(refusalIn(await invited(2))).toEqual([409, 'GUESTS_TOO_LATE'])
  expect((await invited(0)).statusCode).toBe(200)
}, 60_000)
