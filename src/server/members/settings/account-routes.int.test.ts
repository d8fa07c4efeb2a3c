import { expect, test } from 'vitest'
import type { ChangeReply, MemberSettings, MemberView } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { exampleHero } from '#server/lead.example.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const plannerPool = smallPlannerPool()
const server = await testApp({ plannerPool })
const { db } = server.services

const view = async (member: Visitor) =>
  (await member.ask('GET', routes.member, { query: { today: dayOf(server) } })).json<MemberView>()
const week = (member: Visitor, number: number) => member.ask('GET', routes.memberWeek, { places: { week: number } })
const storedWeeks = async ({ leadId }: Visitor) =>
  (await db.selectFrom('plan_weeks').select('week').where('household_id', '=', leadId).orderBy('week').execute()).map(
    ({ week }) => week,
  )
const answered: MemberSettings = {
  units: 'metric',
  mealsADay: 3,
  diets: ['MEDITERRANEAN'],
  restrictions: ['NONE'],
  cookingSkill: 'NOVICE',
  timeCooking: 'LESS_30_MINUTES',
  variety: 'BALANCED',
  shoppingDays: [],
  eaters: 1,
}
const set = (member: Visitor, changes: object, before: MemberSettings = answered) =>
  member.ask('PUT', routes.memberSettings, { body: { before, after: { ...before, ...changes } } })

test('the first visit shows the answers and the forecast', async () => {
  const member = await newMember(server)
  const seen = await view(member)
  const { email: _, ...answers } = exampleHero
  expect(seen).toMatchObject({
    access: 'full',
    email: member.email,
    startsOn: dayOf(server),
    currentWeek: 1,
    lastWeek: 4,
    settings: answered,
    hero: answers,
    favourites: [],
    disliked: [],
    banned: [],
  })
  expect(Date.parse(seen.accessUntil ?? '')).toBeGreaterThan(server.services.now().getTime())
  expect(seen.hero).not.toHaveProperty('email')
  const forecast = heroForecast(exampleHero, seen.startsOn)
  if (forecast === 'incomplete' || forecast.code !== 'OK')
    throw new Error('The example is expected to have a complete forecast.')
  expect(seen.targets.energy).toBe(Math.round(forecast.energy.intake))
  expect((await week(member, 1)).json().targets).toEqual(seen.targets)
})

test("the week changes at midnight of the member's time zone", async () => {
  const member = await newMember(server)
  server.pass(6 * MS_PER_DAY)
  const ask = async (later: number) =>
    (await member.ask('GET', routes.member, { query: { today: dayOf(server, later) } })).json<MemberView>()
  expect(await ask(0)).toMatchObject({ currentWeek: 1, lastWeek: 4 })
  expect(await ask(1)).toMatchObject({ currentWeek: 2, lastWeek: 5 })
  server.pass(-6 * MS_PER_DAY)
})

test('units and eaters do not change meals', async () => {
  const member = await newMember(server)
  const before = (await week(member, 1)).json()
  const reply = await set(member, { units: 'imperial', eaters: 4 })
  expect([reply.statusCode, reply.json()]).toEqual([200, { changes: [], meals: [], undo: expect.any(String) }])
  expect((await view(member)).settings).toEqual({ ...answered, units: 'imperial', eaters: 4 })
  expect((await week(member, 1)).json()).toEqual(before)
  const list = await member.ask('GET', routes.memberList, { places: { week: 1 } })
  expect(list.json()).toMatchObject({ eaters: 4 })
})

test('settings that require different meals plan the current week again and delete the later ones', async () => {
  const member = await newMember(server)
  server.pass(6 * MS_PER_DAY)
  for (const number of [1, 2, 3]) await week(member, number)
  const reply = await set(member, { mealsADay: 5, diets: ['VEGAN'], restrictions: ['NONE'] })
  const { changes } = reply.json<ChangeReply>()
  expect(changes[0]).toMatch(/^We planned the week of .+ again\.$/)
  expect(changes.slice(-2)).toEqual(
    [7, 14].map(() => expect.stringMatching(/^We'll plan the week of \w+ \d+ again when you open it\.$/)),
  )
  // Two of the five meals a day are new, on the day that is not past.
  expect(changes.filter((change) => /^\w+’s snack: Dish snack-\d+\.$/.test(change))).toHaveLength(2)
  expect(await storedWeeks(member)).toEqual([1])
  const { days } = (await week(member, 1)).json<{ days: { meals: unknown[] }[] }>()
  expect(days.map(({ meals }) => meals.length)).toEqual([3, 3, 3, 3, 3, 3, 5])
  await week(member, 3)
  expect(plannerPool.asked.at(-1)?.request).toMatchObject({
    mealsADay: 5,
    cook: { diets: ['VEGAN'], restrictions: [] },
  })
  server.pass(-6 * MS_PER_DAY)
})

test('a past week stays as it was', async () => {
  const member = await newMember(server)
  const first = (await week(member, 1)).json()
  await db
    .updateTable('households')
    .set({ starts_on: dayOf(server, -8) })
    .where('id', '=', member.leadId)
    .execute()
  await set(member, { mealsADay: 2 })
  expect(await storedWeeks(member)).toEqual([1, 2])
  expect((await week(member, 1)).json().days[0].meals).toEqual(first.days[0].meals)
})

test('if no week can be planned, nothing is changed', async () => {
  const member = await newMember(server)
  const before = (await week(member, 1)).json()
  const foods = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11].map((number) => `food-${number}`)
  for (const ingredient of foods) await member.ask('PUT', routes.memberBanned, { places: { ingredient } })
  const held = await view(member)
  expect(held.banned).toHaveLength(10)
  const last = await member.ask('PUT', routes.memberBanned, { places: { ingredient: 'food-9' } })
  expect(refusalIn(last)).toEqual([409, 'PLAN_IMPOSSIBLE', 'timeCooking'])
  expect(last.json().message).toContain('Allow more time for cooking')
  expect(await view(member)).toEqual(held)
  expect((await week(member, 1)).json()).not.toEqual(before)
})

test('a device that has not heard of an allergy does not remove it', async () => {
  const member = await newMember(server)
  expect((await set(member, { restrictions: ['EGGS'] })).statusCode).toBe(200)
  const late = await set(member, { eaters: 2 })
  expect(refusalIn(late).slice(0, 2)).toEqual([409, 'SETTINGS_CHANGED'])
  const seen = (await view(member)).settings
  expect(seen).toEqual({ ...answered, restrictions: ['EGGS'] })
  expect((await set(member, { eaters: 2 }, seen)).statusCode).toBe(200)
  expect((await view(member)).settings).toEqual({ ...answered, restrictions: ['EGGS'], eaters: 2 })
})

test('settings whose reply was lost can be sent again without harm', async () => {
  const member = await newMember(server)
  const first = await set(member, { eaters: 4 })
  expect((await set(member, { eaters: 4 })).json()).toEqual(first.json())
})

test.each([
  ['six meals', { mealsADay: 6 }, 'mealsADay'],
  ['an unknown diet', { diets: ['CARNIVORE'] }, 'diets'],
  ['a diet twice', { diets: ['VEGAN', 'VEGAN'] }, 'diets'],
  ['no eaters', { eaters: 0 }, 'eaters'],
  ['an unknown field', { admin: true }, 'admin'],
])('settings with %s are refused', async (_, changes, field) => {
  const member = await newMember(server)
  const refusal = refusalIn(await set(member, changes))
  expect(refusal.slice(0, 2)).toEqual([422, 'INPUT_INVALID'])
  expect(String(refusal[2]).split('.').slice(0, 2)).toEqual(['after', field])
  expect((await view(member)).settings).toEqual(answered)
})

test('language, clock, first weekday and paper are the member’s; what was not chosen follows the language', async () => {
  const member = await newMember(server)
  const write = async (body: object) => (await member.ask('PUT', routes.memberFormats, { body })).json()
  const american = { locale: 'en-US', clock: 'H12', firstWeekday: 'SUNDAY', paper: 'LETTER' }
  expect((await view(member)).formats).toEqual(american)
  expect(await write({ paper: 'A4' })).toEqual({ ...american, paper: 'A4' })
  const british = { locale: 'en-GB', clock: 'H24', firstWeekday: 'MONDAY', paper: 'A4' }
  expect(await write({ locale: 'en-GB' })).toEqual(british)
  expect(await write({ clock: 'H12' })).toEqual({ ...british, clock: 'H12' })
  expect((await view(member)).formats).toEqual({ ...british, clock: 'H12' })
  for (const [field, value] of Object.entries({ locale: 'en-XA', clock: 'H13', firstWeekday: 'FRIDAY', paper: 'A5' })) {
    const refused = await member.ask('PUT', routes.memberFormats, { body: { [field]: value } })
    expect(refusalIn(refused)).toEqual([422, 'INPUT_INVALID', field])
  }
  expect((await view(member)).formats).toEqual({ ...british, clock: 'H12' })
  expect((await member.ask('GET', routes.memberExport)).json().leads).toMatchObject([
    { language: 'en-GB', settings: { clock: 'H12', firstWeekday: null, paper: 'A4' } },
  ])
})

test('a cook who chooses Spanish has later weeks planned again, of dishes that are written in it; English keeps them', async () => {
  const member = await newMember(server)
  for (const number of [1, 2]) await week(member, number)
  expect(await storedWeeks(member)).toEqual([1, 2])
  const choose = (locale: string) => member.ask('PUT', routes.memberFormats, { body: { locale } })
  expect((await choose('es')).json()).toEqual({ locale: 'es', clock: 'H12', firstWeekday: 'SUNDAY', paper: 'LETTER' })
  expect(await storedWeeks(member)).toEqual([1])
  await week(member, 2)
  const { request } = await db
    .selectFrom('plan_weeks')
    .select('request')
    .where('household_id', '=', member.leadId)
    .where('week', '=', 2)
    .executeTakeFirstOrThrow()
  expect(request).toMatchObject({ language: 'es' })
  await choose('en-GB')
  expect(await storedWeeks(member)).toEqual([1, 2])
})
