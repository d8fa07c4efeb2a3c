import { afterAll, expect, test } from 'vitest'
import type { ChangeReply, MemberView } from '#domain/api/member/member.ts'
import type { ShoppingListView } from '#domain/api/member/shopping.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { weekdayOf, weekdays } from '#domain/household/shopping-days.ts'
import { addDays } from '#domain/time.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'

const plannerPool = createPlannerPool()
afterAll(plannerPool.close)
const server = await testApp({ plannerPool })
const places = { week: 1 }

const listOf = async (who: Visitor) => (await who.ask('GET', routes.memberList, { places })).json<ShoppingListView>()
const linesOf = ({ aisles }: ShoppingListView) => aisles.flatMap(({ lines }) => lines)
const mealsOf = async (who: Visitor) => (await who.ask('GET', routes.memberWeek, { places })).json<WeekView>().days

test('two days to shop on make two lists of one week with ticks of their own, and undoing makes them one', async () => {
  const ann = await newMember(server)
  const { settings, startsOn } = (
    await ann.ask('GET', routes.member, { query: { today: dayOf(server) } })
  ).json<MemberView>()
  const [meals, whole] = [await mealsOf(ann), await listOf(ann)]
  expect(whole.trips).toBeUndefined()
  const days = [weekdayOf(startsOn), weekdayOf(addDays(startsOn, 3))]
  const reply = await ann.ask('PUT', routes.memberSettings, {
    body: { before: settings, after: { ...settings, shoppingDays: weekdays.filter((day) => days.includes(day)) } },
  })
  expect(reply.statusCode).toBe(200)
  const split = await listOf(ann)
  expect(split.trips).toEqual([startsOn, addDays(startsOn, 3)])
  expect(await mealsOf(ann)).toHaveLength(meals.length)
  const [second] = linesOf(split).filter(({ trip }) => trip === 2)
  const ticks = [{ id: second?.id ?? '', ticked: true, changedAt: server.services.now().toISOString() }]
  const after = (await ann.ask('PUT', routes.memberTicks, { places, body: { ticks } })).json<ShoppingListView>()
  expect(linesOf(after).filter(({ ticked }) => ticked)).toHaveLength(1)
  const { undo } = reply.json<ChangeReply>()
  expect((await ann.ask('DELETE', routes.memberChange, { places: { change: undo ?? '' } })).statusCode).toBe(200)
  const again = await listOf(ann)
  expect(again.trips).toBeUndefined()
  expect(linesOf(again).map(({ id, buy }) => [id, buy])).toEqual(linesOf(whole).map(({ id, buy }) => [id, buy]))
})
