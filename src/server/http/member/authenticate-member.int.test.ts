import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { TOKEN_DAYS } from '#server/leads/authentication.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { postOrder, refusalIn } from '#server/test-client.fixture.ts'
import { dayOf, newMember, newVisitor, type Visitor } from './member-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services
const today = () => dayOf(server)

const meal = { week: 1, day: 0, meal: 0 }
const settings = {
  units: 'metric',
  mealsADay: 3,
  diets: [],
  restrictions: [],
  cookingSkill: 'NOVICE',
  timeCooking: 'LESS_30_MINUTES',
  eaters: 1,
}
const changedAt = new Date().toISOString()

/** Every route of the member area with a request that is right. */
const asked = {
  member: (who: Visitor) => who.ask('GET', routes.member, { query: { today: today() } }),
  week: (who: Visitor) => who.ask('GET', routes.memberWeek, { places: { week: 1 } }),
  settings: (who: Visitor) => who.ask('PUT', routes.memberSettings, { body: settings }),
  candidates: (who: Visitor) => who.ask('GET', routes.memberCandidates, { places: meal }),
  meal: (who: Visitor) =>
    who.ask('PUT', routes.memberMeal, { places: meal, body: { to: 'recipe', recipe: 'breakfast-12' } }),
  list: (who: Visitor) => who.ask('GET', routes.memberList, { places: { week: 1 } }),
  ticks: (who: Visitor) =>
    who.ask('PUT', routes.memberTicks, {
      places: { week: 1 },
      body: { ticks: [{ id: 'food-1', ticked: true, changedAt }] },
    }),
  calendar: (who: Visitor) => who.ask('GET', routes.memberCalendar, { places: { week: 1 } }),
  recipe: (who: Visitor) => who.ask('GET', routes.memberRecipe, { places: { recipe: 'lunch-1' } }),
  opinion: (who: Visitor) =>
    who.ask('PUT', routes.memberOpinion, { places: { recipe: 'lunch-1' }, body: { opinion: 'favourite' } }),
  foods: (who: Visitor) => who.ask('GET', routes.memberFoods, { query: { search: 'food' } }),
  ban: (who: Visitor) => who.ask('PUT', routes.memberBanned, { places: { ingredient: 'food-2' } }),
  unban: (who: Visitor) => who.ask('DELETE', routes.memberBanned, { places: { ingredient: 'food-2' } }),
  weights: (who: Visitor) => who.ask('GET', routes.memberWeights),
  weigh: (who: Visitor) => who.ask('PUT', routes.memberWeight, { places: { day: today() }, body: { kg: 79.5 } }),
  unweigh: (who: Visitor) => who.ask('DELETE', routes.memberWeight, { places: { day: today() } }),
  export: (who: Visitor) => who.ask('GET', routes.memberExport),
  erase: (who: Visitor) => who.ask('DELETE', routes.member),
} as const
const names = Object.keys(asked) as readonly (keyof typeof asked)[]
const openToAll: readonly string[] = ['member', 'week', 'export', 'erase']

test.each(names)('%s opens for a member', async (name) => {
  const { statusCode } = await asked[name](await newMember(server))
  expect(statusCode).toBe(name === 'erase' ? 204 : 200)
})

test.each(names)('%s without a plan', async (name) => {
  const reply = await asked[name](await newVisitor(server))
  if (openToAll.includes(name)) expect(reply.statusCode).toBeLessThan(300)
  else expect(refusalIn(reply)).toEqual([403, 'MEMBERS_ONLY'])
})

test.each(names)('%s is closed to who has no session', async (name) => {
  const stranger = await newVisitor(server)
  await db.deleteFrom('sessions').where('lead_id', '=', stranger.leadId).execute()
  expect(refusalIn(await asked[name](stranger))).toEqual([401, 'TOKEN_INVALID'])
})

test('a preview is the first day of week 1, which begins today', async () => {
  const visitor = await newVisitor(server)
  const view = (await asked.member(visitor)).json()
  expect(view).toMatchObject({ access: 'preview', accessUntil: null, currentWeek: 1, lastWeek: 1, startsOn: today() })
  const week = (await asked.week(visitor)).json()
  expect(week).toMatchObject({ access: 'preview', startsOn: today() })
  expect(week.days).toHaveLength(1)
  expect(Object.keys(week.cards)).toHaveLength(3)
  const second = await visitor.ask('GET', routes.memberWeek, { places: { week: 2 } })
  expect(refusalIn(second)).toEqual([403, 'MEMBERS_ONLY'])
  server.pass(3 * MS_PER_DAY)
  expect((await asked.week(visitor)).json().startsOn).toBe(today())
  server.pass(-3 * MS_PER_DAY)
})

test('the first day stays what it was when a plan is bought, and the plan begins with the first visit after', async () => {
  const visitor = await newVisitor(server)
  const preview = (await asked.week(visitor)).json()
  await postOrder(server, visitor.token)
  server.pass(2 * MS_PER_DAY)
  const { startsOn } = (await asked.member(visitor)).json()
  expect(startsOn).toBe(today())
  server.pass(MS_PER_DAY)
  expect((await asked.member(visitor)).json().startsOn).toBe(startsOn)
  const whole = (await asked.week(visitor)).json()
  expect(whole.startsOn).toBe(startsOn)
  expect(whole.days[0].meals).toEqual(preview.days[0].meals)
  server.pass(-3 * MS_PER_DAY)
})

test('when the paid time is over, what is left is a preview', async () => {
  const member = await newMember(server)
  server.pass(8 * MS_PER_DAY)
  expect((await asked.member(member)).json()).toMatchObject({ access: 'preview', lastWeek: 1 })
  expect(refusalIn(await asked.weights(member))).toEqual([403, 'MEMBERS_ONLY'])
  server.pass(-8 * MS_PER_DAY)
})

test("no member sees or changes another's things", async () => {
  const [mine, theirs] = [await newMember(server), await newMember(server)]
  await asked.weigh(mine)
  await asked.meal(mine)
  await asked.ban(mine)
  expect((await asked.weights(theirs)).json()).toEqual({ weights: [], events: [] })
  expect((await asked.member(theirs)).json()).toMatchObject({ banned: [], email: theirs.email })
  expect((await asked.week(theirs)).body).not.toContain('breakfast-12')
  await asked.unweigh(theirs)
  await asked.erase(theirs)
  expect((await asked.weights(mine)).json().weights).toHaveLength(1)
})

test('a token works as long as it is used, and its use is noted once a day', async () => {
  const visitor = await newVisitor(server)
  const preview = () => server.get(`${routes.member}?today=${today()}`, { authorization: `Bearer ${visitor.token}` })
  const used = async () => {
    const row = await db
      .selectFrom('lead_tokens')
      .select('last_used_at')
      .where('lead_id', '=', visitor.leadId)
      .executeTakeFirst()
    return row?.last_used_at.getTime()
  }
  const first = await used()
  server.pass(MS_PER_DAY / 2)
  await preview()
  expect(await used()).toBe(first)
  server.pass(MS_PER_DAY)
  await preview()
  expect(await used()).toBeGreaterThan(first ?? 0)

  server.pass((TOKEN_DAYS - 1) * MS_PER_DAY)
  expect((await preview()).statusCode).toBe(200)
  server.pass(TOKEN_DAYS * MS_PER_DAY + 1000)
  expect(refusalIn(await preview())).toEqual([401, 'TOKEN_INVALID'])
  await cleanUp(server.services, server.app.log)
  expect(await used()).toBeUndefined()
  server.pass(-(1.5 + TOKEN_DAYS - 1 + TOKEN_DAYS) * MS_PER_DAY - 1000)
})

test.each([
  [undefined, 400],
  ['', 400],
  ['2026-02-31', 400],
  ['today', 400],
  ["2026-01-01' or 1=1", 400],
])('today cannot be %j', async (said, status) => {
  const visitor = await newVisitor(server)
  const reply = await visitor.ask('GET', routes.member, { query: said === undefined ? {} : { today: said } })
  expect(refusalIn(reply)).toEqual([status, 'QUERY_INVALID', 'today'])
})

// The clock of a test may be a day ahead of the device's, and either day counts.
test.each([
  [-3, 400],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 400],
])('a day %d days from ours answers %d', async (later, status) => {
  const member = await newMember(server)
  const query = { today: dayOf(server, later) }
  expect((await member.ask('GET', routes.member, { query })).statusCode).toBe(status)
  expect((await member.ask('GET', routes.memberWeights, { query })).statusCode).toBe(status)
})

test('signing out ends the session of this device', async () => {
  const visitor = await newVisitor(server)
  expect((await visitor.ask('POST', routes.signOut)).statusCode).toBe(204)
  expect(refusalIn(await asked.member(visitor))).toEqual([401, 'TOKEN_INVALID'])
  expect((await visitor.ask('POST', routes.signOut)).statusCode).toBe(204)
})
