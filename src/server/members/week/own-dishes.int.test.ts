import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { ChangeReply } from '#domain/api/member/member.ts'
import type { OwnDishesReply } from '#domain/api/member/own-dishes.ts'
import type { ShoppingListView } from '#domain/api/member/shopping.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { newMember } from '#server/members/member-client.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'

const plannerPool = createPlannerPool()
afterAll(plannerPool.close)
const server = await testApp({ plannerPool })

const NAME = 'Grandmother’s lentil pot'
const places = { week: 1, day: 5, meal: 2 }
const dishOf = (foods: readonly { readonly food: string; readonly grams: number }[]) => ({
  name: NAME,
  basis: { per: '100', unit: 'g', serving: 400 },
  values: { energy: 110, protein: 6, carbs: 15, fat: 3 },
  dish: { made: 1600, foods },
})
const lentils = dishOf([
  { food: 'green-lentils', grams: 350 },
  { food: 'carrot', grams: 300 },
  { food: 'olive-oil', grams: 40 },
])

test('a dish of one’s own is put in the place of a meal, bought for, copied and undone', async () => {
  const member = await newMember(server)
  const keep = async (code: string, product: object) => {
    const body = { product, changedAt: server.services.now().toISOString(), asPrinted: true }
    const kept = await member.ask('PUT', routes.memberProduct, { places: { code }, body })
    expect(kept.statusCode).toBe(200)
  }
  const [code, unknown] = [randomUUID(), randomUUID()]
  await keep(code, lentils)
  await keep(unknown, { ...dishOf([{ food: '58106210', grams: 300 }]), name: 'Bought pizza, heated' })
  const read = async <T>(route: string, of: Readonly<Record<string, number>>): Promise<T> =>
    (await member.ask('GET', route, { places: of })).json<T>()
  const dayAt = async () => (await read<WeekView>(routes.memberWeek, { week: 1 })).days[places.day]
  const before = await dayAt()

  const { dishes } = await read<OwnDishesReply>(routes.memberOwnDishes, places)
  expect(dishes.find((each) => each.code === code)).toMatchObject({
    name: NAME,
    unknown: [],
    avoided: [],
    forAll: true,
  })
  expect(dishes.find((each) => each.code === unknown)?.unknown).toHaveLength(1)
  const put = (wish: object) => member.ask('PUT', routes.memberMeal, { places, body: { to: 'own', ...wish } })
  const unfit = await put({ code: unknown })
  expect([unfit.statusCode, unfit.json<{ code: string }>().code]).toEqual([409, 'OWN_DISH_UNFIT'])
  expect((await put({ code: randomUUID() })).statusCode).toBe(404)

  const done = await put({ code })
  expect(done.statusCode).toBe(200)
  const day = await dayAt()
  expect(day?.meals[places.meal]).toMatchObject({ dishes: [], own: { name: NAME, code } })
  expect(Math.abs((day?.figures.energy ?? 0) / (before?.figures.energy ?? 1) - 1)).toBeLessThan(0.09)
  const list = await read<ShoppingListView>(routes.memberList, { week: 1 })
  const names = list.aisles.flatMap(({ lines }) => lines.map(({ id }) => id))
  expect(names).toEqual(expect.arrayContaining(['green-lentils']))
  const copy = await member.ask('GET', routes.memberExport)
  // Once as the member's product, and once in their week.
  expect(copy.body.split(NAME).length - 1).toBeGreaterThanOrEqual(2)

  const { undo } = done.json<ChangeReply>()
  await member.ask('DELETE', routes.memberChange, { places: { change: undo ?? '' } })
  expect(await dayAt()).toEqual(before)
})
