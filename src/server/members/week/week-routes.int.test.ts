import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, refusalIn } from '#server/test-client.fixture.ts'

const plannerPool = smallPlannerPool()
const server = await testApp({ plannerPool })
const { db } = server.services

const week = (visitor: Visitor, number: number | string) =>
  visitor.ask('GET', routes.memberWeek, { places: { week: number } })
const dishesIn = ({ days }: WeekView) =>
  days.map(({ meals }) => meals.map(({ dishes }) => dishes.map(({ recipe }) => recipe).join()))
const place = (day: number, meal: number, number: number | string = 1) => ({ places: { week: number, day, meal } })
const timesPlanned = async (work: () => Promise<unknown>) => {
  const before = plannerPool.asked.length
  await work()
  return plannerPool.asked.length - before
}

test('a week has seven days counted from the first visit, and includes its recipes', async () => {
  const member = await newMember(server)
  const reply = await week(member, 2)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  const view = reply.json<WeekView>()
  expect(view).toMatchObject({ week: 2, access: 'full' })
  expect(view.days).toHaveLength(7)
  const first = (await week(member, 1)).json<WeekView>()
  expect(Date.parse(view.startsOn) - Date.parse(first.startsOn)).toBe(7 * MS_PER_DAY)
  for (const recipe of dishesIn(view).flat()) expect(view.cards).toHaveProperty(recipe)
})

test('a week is planned once and stays', async () => {
  const member = await newMember(server)
  const planned = await timesPlanned(async () => {
    const [first] = [await week(member, 1), await week(member, 1)]
    expect((await week(member, 1)).json()).toEqual(first.json())
  })
  expect(planned).toBe(1)
})

test('concurrent requests get the same week', async () => {
  const member = await newMember(server)
  const replies = await Promise.all([1, 1, 2, 1, 2].map((number) => week(member, number)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(replies[1]?.json()).toEqual(replies[0]?.json())
  expect(replies[3]?.json()).toEqual(replies[0]?.json())
  expect(replies[4]?.json()).toEqual(replies[2]?.json())
  const rows = await db.selectFrom('plan_weeks').select('week').where('household_id', '=', member.leadId).execute()
  expect(rows).toHaveLength(2)
})

test('a preview is planned for the language of the page, and again if that changes to one in which a dish may be missing', async () => {
  const token = await newLeadToken(server, `${randomUUID()}@example.com`)
  const planned = async (language: string) => {
    const before = plannerPool.asked.length
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
    const reply = await server.get(filled(routes.memberWeek, { week: 1 }), headers)
    expect(reply.statusCode).toBe(200)
    return plannerPool.asked.slice(before).map(({ request }) => request.language ?? 'en')
  }
  expect(await planned('en-US')).toEqual(['en'])
  expect(await planned('es-MX')).toEqual(['es'])
  expect(await planned('es-MX')).toEqual([])
  expect(await planned('en-US')).toEqual([])
})

test('a week is planned with the recipes of the weeks before', async () => {
  const member = await newMember(server)
  for (const number of [1, 2, 3]) await week(member, number)
  const [first, second, third] = plannerPool.asked.slice(-3)
  expect(first?.request.recentRecipes).toEqual([])
  expect(second?.request.recentRecipes).toHaveLength(21)
  expect(third?.request.recentRecipes.slice(0, 21)).toEqual(second?.request.recentRecipes)
  expect(third?.request.recentRecipes).toHaveLength(42)
})

test.each([
  ['0', 404],
  ['-1', 404],
  ['5', 404],
  ['10000', 404],
  ['521', 404],
  ['two', 404],
  ['1.5', 404],
  ['01', 404],
  ['4', 200],
])('week %s gets %d', async (number, status) => {
  const reply = await week(await newMember(server), number)
  expect(reply.statusCode).toBe(status)
  if (status === 404) expect(refusalIn(reply)[1]).toBe('WEEK_NOT_OPEN')
})

test('weeks open as time passes', async () => {
  const member = await newMember(server)
  server.pass(6 * MS_PER_DAY)
  expect((await week(member, 5)).statusCode).toBe(200)
  expect((await week(member, 6)).statusCode).toBe(404)
  server.pass(-6 * MS_PER_DAY)
})

test('a stored week that can no longer be read is planned again', async () => {
  const member = await newMember(server)
  const before = (await week(member, 1)).json()
  await db
    .updateTable('plan_weeks')
    .set({ plan: '{"days":"none"}' })
    .where('household_id', '=', member.leadId)
    .execute()
  expect((await week(member, 1)).json()).toEqual(before)
})

test('a stored week with a dish that left the library is planned again, and then stays', async () => {
  const member = await newMember(server)
  const before = (await week(member, 1)).json<WeekView>()
  const gone = sql<string>`replace(plan::text, 'lunch-3', 'gone')::jsonb`
  await db.updateTable('plan_weeks').set({ plan: gone }).where('household_id', '=', member.leadId).execute()
  const planned = await timesPlanned(async () => {
    expect((await member.ask('GET', routes.memberList, { places: { week: 1 } })).statusCode).toBe(200)
    expect((await week(member, 1)).json()).toEqual(before)
  })
  expect(planned).toBe(1)
})

test('a meal is changed to one of its candidates, and repeating that changes nothing', async () => {
  const member = await newMember(server)
  const before = (await week(member, 1)).json<WeekView>()
  const { candidates } = (await member.ask('GET', routes.memberCandidates, place(2, 1))).json()
  expect(candidates).toHaveLength(5)
  const [{ recipe }] = candidates
  const change = { ...place(2, 1), body: { to: 'recipe', recipe } }
  const reply = await member.ask('PUT', routes.memberMeal, change)
  expect(reply.json().changes).toEqual([
    expect.stringMatching(new RegExp(`^\\w+’s lunch: Dish ${recipe} instead of Dish lunch-3\\.$`)),
  ])
  const after = (await week(member, 1)).json<WeekView>()
  expect(dishesIn(after)[2]?.[1]).toBe(recipe)
  expect(
    dishesIn(after)
      .flat()
      .filter((dish, index) => dish !== dishesIn(before).flat()[index]),
  ).toEqual([recipe])
  expect((await member.ask('PUT', routes.memberMeal, change)).json()).toEqual(reply.json())
  expect((await week(member, 1)).json()).toEqual(after)
})

test('a meal can be the leftovers of an earlier one', async () => {
  const member = await newMember(server)
  const of = { day: 0, meal: 2 }
  const reply = await member.ask('PUT', routes.memberMeal, { ...place(1, 1), body: { to: 'leftovers', of } })
  expect(reply.json().changes[0]).toContain('’s lunch: leftovers of Dish dinner-1 instead of')
  const view = (await week(member, 1)).json<WeekView>()
  expect(view.days[1]?.meals[1]).toMatchObject({ leftoverOf: of })
  const earlier = { ...place(0, 1), body: { to: 'leftovers', of: { day: 3, meal: 2 } } }
  expect(refusalIn(await member.ask('PUT', routes.memberMeal, earlier))).toEqual([409, 'SWAP_IMPOSSIBLE'])
})

test.each([
  ['an unknown day', place(7, 0), [404, 'DAY_UNKNOWN']],
  ['an unknown meal', place(0, 5), [404, 'MEAL_UNKNOWN']],
  ['a meal beyond those of the day', place(0, 4), [404, 'MEAL_UNKNOWN']],
  ['a closed week', place(0, 0, 9), [404, 'WEEK_NOT_OPEN']],
  ['a dish that doesn’t suit', place(0, 0), [409, 'SWAP_IMPOSSIBLE']],
])('%s cannot be changed', async (_, at, refusal) => {
  const member = await newMember(server)
  const reply = await member.ask('PUT', routes.memberMeal, { ...at, body: { to: 'recipe', recipe: 'no-such-dish' } })
  expect(refusalIn(reply)).toEqual(refusal)
})

test.each([{}, { to: 'recipe' }, { to: 'recipe', recipe: '../x' }, { to: 'leftovers', of: { day: 9, meal: 0 } }])(
  'a change to %j is refused',
  async (body) => {
    const member = await newMember(server)
    const reply = await member.ask('PUT', routes.memberMeal, { ...place(0, 0), body })
    expect(refusalIn(reply).slice(0, 2)).toEqual([422, 'INPUT_INVALID'])
  },
)

test('concurrent changes are all stored', async () => {
  const member = await newMember(server)
  const swaps = [0, 1, 2, 3, 4, 5].map((day) =>
    member.ask('PUT', routes.memberMeal, { ...place(day, 0), body: { to: 'recipe', recipe: 'breakfast-12' } }),
  )
  expect((await Promise.all(swaps)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
  const view = (await week(member, 1)).json<WeekView>()
  expect(
    dishesIn(view)
      .map(([breakfast]) => breakfast)
      .slice(0, 6),
  ).toEqual(Array(6).fill('breakfast-12'))
})

test('a week can be downloaded as a calendar file', async () => {
  const member = await newMember(server)
  const reply = await member.ask('GET', routes.memberCalendar, { places: { week: 2 } })
  expect(reply.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="week-2.ics"',
  })
  expect(reply.body.replaceAll('\r\n ', '')).toContain('http://localhost:3000/v3/plan/week/2')
  expect(reply.body.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
})

test('a member can plan at most thirty times a minute', async () => {
  const member = await newMember(server)
  const swap = (number: number) =>
    member.ask('PUT', routes.memberMeal, { ...place(0, 0), body: { to: 'recipe', recipe: `breakfast-${number % 12}` } })
  const replies = []
  for (let sent = 0; sent < 31; sent++) replies.push((await swap(sent)).statusCode)
  expect(replies.slice(0, 30)).not.toContain(429)
  expect(replies[30]).toBe(429)
})
