import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ChangeReply, LastChange, LastChangeReply, MemberView } from '#domain/api/member/member.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { CandidatesReply, WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { cleanUp } from '#server/jobs/clean-up/clean-up.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { STUBBORN_FOOD } from '#server/members/small-library.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })

/** Everything that a change may write, in full; when it was last changed is not part of a plan. */
async function storedPlan({ services: { db } }: TestApp, { leadId }: Visitor) {
  const rows = async (table: string, owner: string, order: string) => {
    const content = sql`to_jsonb(t) - 'changed_at' - 'plan_revision' as row`
    const mine = sql`${sql.ref(owner)} = ${leadId} order by ${sql.ref(order)}`
    return (await sql`select ${content} from ${sql.table(table)} t where ${mine}`.execute(db)).rows
  }
  return {
    settings: [await rows('persons', 'id', 'id'), await rows('households', 'id', 'id')],
    opinions: await rows('recipe_opinions', 'household_id', 'recipe'),
    bans: await rows('banned_ingredients', 'person_id', 'ingredient'),
    weeks: await rows('plan_weeks', 'household_id', 'week'),
    ticks: await rows('shopping_ticks', 'household_id', 'ingredient'),
    events: await rows('life_events', 'person_id', 'id'),
    reviews: await rows('plan_reviews', 'person_id', 'week'),
  }
}

const weekOf = async (member: Visitor, number: number): Promise<WeekView> =>
  (await member.ask('GET', routes.memberWeek, { places: { week: number } })).json()
const listOf = async (member: Visitor) =>
  (await member.ask('GET', routes.memberList, { places: { week: 1 } })).json<{
    aisles: { lines: { id: string }[] }[]
  }>()
const viewOf = async (member: Visitor): Promise<MemberView> =>
  (await member.ask('GET', routes.member, { query: { today: dayOf(server) } })).json()
const lastOf = async (member: Visitor): Promise<LastChange | null> =>
  (await member.ask('GET', routes.memberLastChange)).json<LastChangeReply>().last
const undo = (member: Visitor, change: string | null | undefined) =>
  member.ask('DELETE', routes.memberChange, { places: { change: change ?? 'none' } })

const set = async (member: Visitor, changes: Partial<MemberView['settings']>) => {
  const { settings } = await viewOf(member)
  return member.ask('PUT', routes.memberSettings, { body: { before: settings, after: { ...settings, ...changes } } })
}
const swap = async (member: Visitor, meal = 1, week = 1) => {
  const places = { week, day: 2, meal }
  const { candidates } = (await member.ask('GET', routes.memberCandidates, { places })).json<CandidatesReply>()
  return member.ask('PUT', routes.memberMeal, { places, body: { to: 'recipe', recipe: candidates[0]?.recipe } })
}
const say = (member: Visitor, recipe: string, opinion: string) =>
  member.ask('PUT', routes.memberOpinion, { places: { recipe }, body: { opinion } })
const ban = (member: Visitor, ingredient: string, method: 'PUT' | 'DELETE' = 'PUT') =>
  member.ask(method, routes.memberBanned, { places: { ingredient } })
const tell = (member: Visitor, kind: string, event = randomUUID(), to: string | null = null) =>
  member.ask('PUT', routes.memberLifeEvent, { places: { event }, body: { kind, from: dayOf(server), to } })

type Settled = { readonly member: Visitor; readonly event: ReturnType<typeof randomUUID> }

/** A member with weeks, ticks, tastes and a life event. */
async function settledMember(): Promise<Settled> {
  const member = await newMember(server)
  await say(member, 'lunch-3', 'favourite')
  await ban(member, 'food-12')
  const event = randomUUID()
  await tell(member, 'PREGNANT_OR_BREASTFEEDING', event)
  for (const number of [1, 2, 3]) await weekOf(member, number)
  await member.ask('GET', routes.memberReview)
  const [line] = (await listOf(member)).aisles.flatMap(({ lines }) => lines)
  const ticks = [{ id: line?.id, ticked: true, changedAt: server.services.now().toISOString() }]
  await member.ask('PUT', routes.memberTicks, { places: { week: 1 }, body: { ticks } })
  return { member, event }
}

/** Makes the member's plan a week older. */
const beginNextWeek = ({ leadId }: Visitor) =>
  server.services.db
    .updateTable('households')
    .set({ starts_on: dayOf(server, -7) })
    .where('id', '=', leadId)
    .execute()

type Act = (settled: Settled) => ReturnType<Visitor['ask']>
const leftovers = { to: 'leftovers', of: { day: 0, meal: 2 } }
const acts: Readonly<Record<string, Act>> = {
  'another dish': ({ member }) => swap(member),
  'another dish next week': ({ member }) => swap(member, 2, 2),
  'cooking double': ({ member }) =>
    member.ask('PUT', routes.memberMeal, { places: { week: 1, day: 1, meal: 1 }, body: leftovers }),
  'not for me': ({ member }) => say(member, 'dinner-2', 'dislike'),
  'a favourite': ({ member }) => say(member, 'dinner-5', 'favourite'),
  'a mark removed': ({ member }) => say(member, 'lunch-3', 'none'),
  'a favourite that is not for me': ({ member }) => say(member, 'lunch-3', 'dislike'),
  'never use': ({ member }) => ban(member, 'food-2'),
  'never use, with a week planned again for it': ({ member }) => ban(member, STUBBORN_FOOD),
  'use again': ({ member }) => ban(member, 'food-12', 'DELETE'),
  'another diet': ({ member }) => set(member, { diets: ['VEGAN'] }),
  'an allergy': ({ member }) => set(member, { restrictions: ['TREE_NUTS'] }),
  'more meals and less time': ({ member }) => set(member, { mealsADay: 5, timeCooking: 'LESS_30_MINUTES' }),
  'units and people': ({ member }) => set(member, { units: 'imperial', eaters: 4 }),
  travel: ({ member }) => tell(member, 'AWAY', randomUUID(), dayOf(server, 5)),
  'an illness': ({ member }) => tell(member, 'ILLNESS_WITH_FEVER'),
  'a pause': ({ member }) => tell(member, 'PAUSED'),
  'starting over': ({ member }) => tell(member, 'RESET', randomUUID(), dayOf(server)),
  'a pregnancy that is over': ({ member, event }) => tell(member, 'PREGNANT_OR_BREASTFEEDING', event, dayOf(server, 1)),
  'a deleted pregnancy': ({ member, event }) => member.ask('DELETE', routes.memberLifeEvent, { places: { event } }),
  'no more proposals': ({ member }) => member.ask('PUT', routes.memberReviewSettings, { body: { keptForGood: true } }),
}

test.each(Object.entries(acts))('%s can be undone, and everything is exactly as before', async (_, act) => {
  const settled = await settledMember()
  const { member } = settled
  const before = await storedPlan(server, member)
  const [view, list] = [await viewOf(member), await listOf(member)]
  const reply = await act(settled)
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  const { undo: id } = reply.json<ChangeReply>()
  expect(await storedPlan(server, member)).not.toEqual(before)
  // Weeks and reviews that are opened in between are made under the change.
  for (const number of [1, 2, 3]) await weekOf(member, number)
  await member.ask('GET', routes.memberReview)
  expect(await lastOf(member)).toMatchObject({ id, done: expect.stringMatching(/^You .+\.$/) })

  const back = await undo(member, id)
  expect([back.statusCode, back.json<ChangeReply>().undo]).toEqual([200, null])
  expect(await storedPlan(server, member)).toEqual(before)
  expect([await viewOf(member), await listOf(member)]).toEqual([view, list])
  expect((await undo(member, id)).json()).toEqual(back.json())
  expect(await storedPlan(server, member)).toEqual(before)
})

test('several changes can be undone one after the other', async () => {
  const settled = await settledMember()
  const { member } = settled
  const made: { readonly id: string | null; readonly before: unknown }[] = []
  for (const name of [
    'more meals and less time',
    'another dish',
    'never use',
    'a pause',
    'another diet',
    'not for me',
  ]) {
    const before = await storedPlan(server, member)
    const { undo: id } = (await acts[name]?.(settled))?.json<ChangeReply>() ?? { undo: null }
    made.push({ id, before })
  }
  for (const { id, before } of made.toReversed()) {
    expect((await lastOf(member))?.id).toBe(id)
    expect((await undo(member, id)).statusCode).toBe(200)
    expect(await storedPlan(server, member)).toEqual(before)
  }
})

test('the changes are listed, and in reverse when they are undone', async () => {
  const { member } = await settledMember()
  const made = (await swap(member)).json<ChangeReply>()
  const dishes = ({ changes }: ChangeReply) => /^\w+’s lunch: (.*) instead of (.*)\.$/.exec(changes[0] ?? '')?.slice(1)
  expect(dishes(made)).toHaveLength(2)
  const { id, changes, meals, done } = (await lastOf(member)) ?? {}
  expect({ changes, meals, undo: id }).toEqual(made)
  expect(done).toMatch(/^You swapped \w+’s lunch\.$/)
  const back = (await undo(member, made.undo)).json<ChangeReply>()
  expect(dishes(back)).toEqual(dishes(made)?.toReversed())
  expect(back.meals).toEqual(made.meals)
})

test('the same request again gets the same reply and counts as one change', async () => {
  const { member } = await settledMember()
  const before = await storedPlan(server, member)
  const replies = [await ban(member, 'food-2'), await ban(member, 'food-2')].map((reply) => reply.json<ChangeReply>())
  expect(replies[1]).toEqual(replies[0])
  await undo(member, replies[1]?.undo)
  expect(await storedPlan(server, member)).toEqual(before)
})

test('a change can be undone only if nothing has changed since', async () => {
  const { member } = await settledMember()
  const first = (await swap(member)).json<ChangeReply>()
  await set(member, { restrictions: ['TREE_NUTS', 'GLUTEN'] })
  const after = await storedPlan(server, member)
  expect(refusalIn(await undo(member, first.undo))).toEqual([409, 'UNDO_CLOSED'])
  expect(await storedPlan(server, member)).toEqual(after)
  expect(refusalIn(await undo(member, 'none'))[1]).toBe('UNDO_CLOSED')
  expect(refusalIn(await undo(member, randomUUID()))[1]).toBe('UNDO_CLOSED')
})

test('what another program wrote in between is not overwritten', async () => {
  const { member } = await settledMember()
  const { undo: id } = (await swap(member)).json<ChangeReply>()
  await server.services.db
    .updateTable('plan_weeks')
    .set({ changed_at: new Date(0) })
    .where('household_id', '=', member.leadId)
    .execute()
  expect(refusalIn(await undo(member, id))[1]).toBe('UNDO_CLOSED')
})

test('an undo that would bring an excluded food back is refused', async () => {
  const { member } = await settledMember()
  const { undo: id } = (await swap(member)).json<ChangeReply>()
  const after = await storedPlan(server, member)
  // An older version of the app excludes nuts without planning again.
  const { db } = server.services
  await db
    .updateTable('persons')
    .set({ restrictions: ['TREE_NUTS'] })
    .where('id', '=', member.leadId)
    .execute()
  expect(refusalIn(await undo(member, id))).toEqual([409, 'UNDO_UNSAFE'])
  expect((await storedPlan(server, member)).weeks).toEqual(after.weeks)
})

test('once the next week of the plan has begun, nothing can be undone', async () => {
  const { member } = await settledMember()
  const { undo: id } = (await swap(member)).json<ChangeReply>()
  await beginNextWeek(member)
  expect(await lastOf(member)).toBeNull()
  expect(refusalIn(await undo(member, id))[1]).toBe('UNDO_CLOSED')
})

test("a member cannot undo another member's change", async () => {
  const { member } = await settledMember()
  const { undo: id } = (await swap(member)).json<ChangeReply>()
  const other = await newMember(server)
  expect(refusalIn(await undo(other, id))[1]).toBe('UNDO_CLOSED')
  expect(await lastOf(other)).toBeNull()
})

test('undoing an answer to a review also undoes "keep it for good", and a week planned from it is planned again', async () => {
  const { member } = await settledMember()
  const { db, now } = server.services
  await db.deleteFrom('plan_weeks').where('household_id', '=', member.leadId).where('week', '>', 1).execute()
  await db.deleteFrom('plan_reviews').where('person_id', '=', member.leadId).execute()
  await db.deleteFrom('life_events').where('person_id', '=', member.leadId).execute()
  await db
    .insertInto('plan_reviews')
    .values({
      person_id: member.leadId,
      week: 1,
      for_week: 2,
      reviewed_on: dayOf(server),
      reviewed_at: now(),
      energy_before: 1790,
      decision: JSON.stringify({ kind: 'PROPOSE', target: 1790, proposed: 1690, change: 'DOWN', bound: null }),
      is_steered: true,
      evidence: JSON.stringify({ offsetLately: { mean: 100 }, offsetBand: { low: 50, high: 150 }, readingsUsed: 9 }),
      readings: '[]',
    })
    .execute()
  const before = await storedPlan(server, member)
  const answer = async (said: string) =>
    (await member.ask('POST', routes.memberReviewAnswer, { body: { week: 1, answer: said } })).json<ReviewReply>()
  const agreed = await answer('YES')
  expect((await lastOf(member))?.changes).toEqual([
    expect.stringMatching(/^From \w+ \d+ your plan has 1,690.kcal a day\.$/),
  ])
  expect((await weekOf(member, 2)).targets.energy).toBe(1690)
  const back = (await undo(member, agreed.undo)).json<ChangeReply>()
  expect(back.changes).toEqual([expect.stringMatching(/^We'll plan the week of \w+ \d+ again when you open it\.$/)])
  expect(await storedPlan(server, member)).toEqual(before)
  expect((await weekOf(member, 2)).targets.energy).toBe(1790)

  const kept = await answer('KEEP_FOR_GOOD')
  expect(kept).toMatchObject({ keptForGood: true, latest: { answer: 'KEEP' } })
  await undo(member, kept.undo)
  const review = (await member.ask('GET', routes.memberReview)).json<ReviewReply>()
  expect(review).toMatchObject({ keptForGood: false, latest: { answer: null } })
})

test('old changes are deleted', async () => {
  const { member } = await settledMember()
  const held = async () => {
    const rows = await server.services.db
      .selectFrom('plan_undos')
      .select('id')
      .where('person_id', '=', member.leadId)
      .execute()
    return rows.length
  }
  for (let times = 0; times < 6; times++) {
    await say(member, 'dinner-7', 'favourite')
    await say(member, 'dinner-7', 'none')
  }
  expect(await held()).toBe(10)
  await beginNextWeek(member)
  await say(member, 'dinner-7', 'favourite')
  expect(await held()).toBe(1)
  server.pass(8 * MS_PER_DAY)
  await cleanUp(server.services, server.app.log)
  expect(await held()).toBe(0)
  server.pass(-8 * MS_PER_DAY)
})
