import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { GoalPreview, GoalRequest } from '#domain/api/member/goal.ts'
import type { LifeEventRequest } from '#domain/api/member/life-events.ts'
import type { MemberCopy, MemberView } from '#domain/api/member/member.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })

/** A member with half a year of access. */
async function longMember(): Promise<Visitor> {
  const member = await newMember(server)
  const ends_at = plusDays(server.services.now(), 200)
  await server.services.db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', member.leadId).execute()
  return member
}

const keep: GoalRequest = { aim: 'KEEP', kg: null, pace: 'USUAL' }
const lose = (kg: number, pace: GoalRequest['pace'] = 'USUAL'): GoalRequest => ({ aim: 'LOSE', kg, pace })
const choose = (member: Visitor, body: GoalRequest) => member.ask('PUT', routes.memberGoal, { body })
const preview = (member: Visitor, body: GoalRequest) => member.ask('POST', routes.memberGoalPreview, { body })
const logOf = async (member: Visitor) => (await member.ask('GET', routes.memberWeights)).json() as WeightsReply
const aboutOf = async (member: Visitor) => (await logOf(member)).goal?.about ?? Number.NaN
const energyOf = async (member: Visitor, week: number) =>
  ((await member.ask('GET', routes.memberWeek, { places: { week } })).json() as WeekView).targets.energy
const latestOf = async (member: Visitor) =>
  ((await member.ask('GET', routes.memberReview)).json() as ReviewReply).latest
const tell = (member: Visitor, event: Partial<LifeEventRequest>, id = randomUUID()) =>
  member.ask('PUT', routes.memberLifeEvent, {
    places: { event: id },
    body: { kind: 'PAUSED', from: dayOf(server), to: null, ...event },
  })

test('keeping the weight is reached in steps of 150 kcal from the next open week on, and undo takes all of it back', async () => {
  const member = await newMember(server)
  const before = await energyOf(member, 1)
  const was = (await logOf(member)).goal
  expect(was).toMatchObject({ mode: 'LOSE', aim: 'LOSE', pace: 'USUAL', towards: null })
  const chosen = (await choose(member, keep)).json() as WeightsReply
  expect(chosen.goal).toMatchObject({ mode: 'KEEP', kg: was?.about })
  expect(chosen.changes?.[0]).toBe('Your plan keeps your weight where it is.')
  expect(await energyOf(member, 1)).toBe(before)
  expect(await energyOf(member, 2)).toBe(before + 150)
  expect(await latestOf(member)).toMatchObject({ decision: { kind: 'STEP', why: 'KEEPING' }, now: before + 150 })
  // The same once more changes nothing.
  expect(((await choose(member, keep)).json() as WeightsReply).undo).toBe(chosen.undo)
  const undone = await member.ask('DELETE', routes.memberChange, { places: { change: chosen.undo ?? '' } })
  expect(undone.statusCode).toBe(200)
  expect((await logOf(member)).goal).toEqual(was)
  expect(await energyOf(member, 2)).toBe(before)
})

test('the steps go on week by week until the plan has arrived, without a weight and without another answer', async () => {
  const member = await longMember()
  const before = await energyOf(member, 1)
  await choose(member, keep)
  const energies: number[] = []
  for (let week = 2; week <= 6; week++) {
    server.pass(7 * MS_PER_DAY)
    energies.push(await energyOf(member, week))
  }
  expect(energies[0]).toBe(before + 150)
  for (const [index, energy] of energies.entries()) {
    const earlier = energies[index - 1] ?? before
    expect(energy - earlier).toBeGreaterThanOrEqual(0)
    expect(energy - earlier).toBeLessThanOrEqual(150)
  }
  expect(energies.at(-1)).toBe(energies.at(-2))
  expect((await logOf(member)).goal).toMatchObject({ mode: 'KEEP', towards: null })
})

test('a goal is shown with its forecast before it is taken, and the page then says the same', async () => {
  const member = await longMember()
  for (const day of [0, 5, 10, 15, 20]) {
    await member.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 82 - day / 20 } })
    server.pass(5 * MS_PER_DAY)
  }
  const before = await logOf(member)
  const unchanged = (await preview(member, lose(before.goal?.kg ?? Number.NaN))).json() as GoalPreview
  expect({ kg: unchanged.kg, ...unchanged.reach }).toEqual(before.learnt?.goal)
  const request = lose(74, 'SLOW')
  const seen = (await preview(member, request)).json() as GoalPreview
  expect((await logOf(member)).goal?.pace).toBe('USUAL')
  expect(seen.ahead.map(({ weeks }) => weeks)).toEqual([12, 26])
  for (const { half, most } of seen.ahead) {
    expect(most.low).toBeLessThan(half.low)
    expect(half.high).toBeLessThan(most.high)
  }
  expect(Math.abs(seen.first - seen.now)).toBeLessThanOrEqual(150)
  const taken = (await choose(member, request)).json() as WeightsReply
  expect(taken.goal).toMatchObject({ mode: 'LOSE', kg: 74, pace: 'SLOW' })
  expect(taken.learnt?.goal).toEqual({ kg: 74, ...seen.reach })
})

test.each([
  [lose(50), 'GOAL_UNDERWEIGHT'],
  [lose(200), 'GOAL_NOT_LOWER'],
  [lose(1), 'GOAL_IMPLAUSIBLE'],
])('a goal that is not safe or not lower is refused with a sentence: %j', async (request, code) => {
  const member = await newMember(server)
  expect(refusalIn(await choose(member, request))).toEqual([422, code, 'kg'])
  expect(refusalIn(await preview(member, request))).toEqual([422, code, 'kg'])
  expect((await logOf(member)).goal).toMatchObject({ mode: 'LOSE', pace: 'USUAL' })
})

test('while the weight is held for health nothing about losing is shown or can be chosen', async () => {
  const member = await newMember(server)
  await tell(member, { kind: 'SURGERY' })
  const { goal, learnt } = await logOf(member)
  expect(goal?.mode).toBe('HELD')
  expect(learnt?.goal ?? null).toBeNull()
  for (const asked of [lose(66), keep]) {
    expect(refusalIn(await choose(member, asked))).toEqual([409, 'PLAN_HELD'])
    expect(refusalIn(await preview(member, asked))).toEqual([409, 'PLAN_HELD'])
  }
})

test('a choice ends a break or a pause, goes down by one step from the food of the break, and is in the export', async () => {
  const member = await newMember(server)
  await energyOf(member, 1)
  await tell(member, { kind: 'BREAK', from: dayOf(server), to: dayOf(server, 13) })
  expect((await logOf(member)).goal).toMatchObject({ mode: 'BREAK', until: dayOf(server, 13) })
  const held = await energyOf(member, 1)
  const chosen = (await choose(member, lose(66, 'SLOW'))).json() as WeightsReply
  expect(chosen.events).toEqual([])
  expect(chosen.goal).toMatchObject({ mode: 'LOSE', kg: 66 })
  const next = await energyOf(member, 2)
  expect(held - next).toBeGreaterThan(0)
  expect(held - next).toBeLessThanOrEqual(150)
  const copy = (await member.ask('GET', routes.memberExport)).json() as MemberCopy
  expect(copy.leads[0]?.['settings']).toMatchObject({ aim: 'LOSE', pace: 'SLOW', goalGrams: 66000, keptGrams: null })
})

test('what was chosen before a health matter does not lower the food after it without a new answer', async () => {
  const member = await longMember()
  await energyOf(member, 1)
  await choose(member, lose(66, 'SLOW'))
  server.pass(7 * MS_PER_DAY)
  const id = randomUUID()
  const from = dayOf(server)
  await tell(member, { kind: 'EATING_DISORDER', from }, id)
  const held = await energyOf(member, 2)
  server.pass(7 * MS_PER_DAY)
  await tell(member, { kind: 'EATING_DISORDER', from, to: dayOf(server, -1) }, id)
  for (const week of [3, 4, 5, 6]) {
    expect(await energyOf(member, week)).toBeGreaterThanOrEqual(held)
    expect((await logOf(member)).goal?.mode).toBe('HELD')
    server.pass(7 * MS_PER_DAY)
  }
})

test('somebody who keeps their weight chooses again two weeks after a health matter', async () => {
  const member = await longMember()
  await choose(member, keep)
  server.pass(7 * MS_PER_DAY)
  const [id, from] = [randomUUID(), dayOf(server)]
  await tell(member, { kind: 'ILLNESS_WITH_FEVER', from }, id)
  server.pass(7 * MS_PER_DAY)
  await tell(member, { kind: 'ILLNESS_WITH_FEVER', from, to: dayOf(server, -1) }, id)
  await energyOf(member, 3)
  expect(refusalIn(await choose(member, lose(66)))).toEqual([409, 'PLAN_HELD'])
  server.pass(14 * MS_PER_DAY)
  await energyOf(member, 5)
  expect((await logOf(member)).goal?.mode).toBe('KEEP')
  expect(((await choose(member, lose(66))).json() as WeightsReply).goal).toMatchObject({ mode: 'LOSE', kg: 66 })
})

test('a break that is deleted takes no food away while a health matter lasts', async () => {
  const member = await longMember()
  await energyOf(member, 1)
  server.pass(14 * MS_PER_DAY)
  await energyOf(member, 3)
  await tell(member, { kind: 'PREGNANT_OR_BREASTFEEDING' })
  const first = await energyOf(member, 3)
  const weights = Array.from({ length: 15 }, (_, day) => ({ day: dayOf(server, day - 14), kg: 80 - day / 4 }))
  await member.ask('POST', routes.memberWeights, { body: { weights, remove: [] } })
  const id = randomUUID()
  await tell(member, { kind: 'BREAK', to: dayOf(server, 9) }, id)
  const held = await energyOf(member, 3)
  expect(held).toBeGreaterThan(first)
  await member.ask('DELETE', routes.memberLifeEvent, { places: { event: id } })
  expect(await energyOf(member, 3)).toBe(held)
})

test('classes of the body mass index are named only if the member wants it', async () => {
  const member = await newMember(server)
  expect((await logOf(member)).goal?.namesClasses).toBe(false)
  const set = await member.ask('PUT', routes.memberGoalSettings, { body: { namesClasses: true } })
  expect((set.json() as WeightsReply).goal?.namesClasses).toBe(true)
})

test('during a pause no new week is planned, and its end plans again', async () => {
  const member = await longMember()
  await energyOf(member, 1)
  const id = randomUUID()
  const { changes, goal } = (await tell(member, {}, id)).json() as WeightsReply
  expect(goal).toMatchObject({ mode: 'PAUSE', aim: 'LOSE', until: null })
  expect(changes?.[0]).toMatch(/^No new week is planned until you go on/)
  const view = async () =>
    (await member.ask('GET', routes.member, { query: { today: dayOf(server) } })).json() as MemberView
  expect(await view()).toMatchObject({ plannedUntil: 1, currentWeek: 1, lastWeek: 1 })
  // What is planned stays.
  expect(await energyOf(member, 1)).toBeGreaterThan(0)
  for (const route of [routes.memberWeek, routes.memberList, routes.memberCalendar]) {
    expect(refusalIn(await member.ask('GET', route, { places: { week: 2 } }))).toEqual([409, 'PLAN_PAUSED'])
  }
  const meal = { places: { week: 2, day: 0, meal: 0 }, body: { to: 'recipe', recipe: 'breakfast-12' } }
  expect(refusalIn(await member.ask('PUT', routes.memberMeal, meal))).toEqual([409, 'PLAN_PAUSED'])
  server.pass(8 * MS_PER_DAY)
  expect(await view()).toMatchObject({ plannedUntil: 1, currentWeek: 2, lastWeek: 2 })
  await member.ask('DELETE', routes.memberLifeEvent, { places: { event: id } })
  expect(await view()).not.toHaveProperty('plannedUntil')
  expect(await energyOf(member, 2)).toBeGreaterThan(0)
})

test('what a weight reaches is said once, and not to somebody who keeps or is held', async () => {
  const member = await longMember()
  const weigh = async (kg: number) =>
    (
      await member.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg } })
    ).json() as WeightsReply
  const kinds = ({ goal }: WeightsReply) => goal?.milestones?.map(({ kind }) => kind) ?? []
  const about = await aboutOf(member)
  expect(kinds(await weigh(about))).toEqual([])
  let said: WeightsReply | null = null
  for (let day = 2; day <= 30 && said === null; day += 2) {
    server.pass(2 * MS_PER_DAY)
    const reply = await weigh(about - day / 14)
    if (kinds(reply).includes('FIRST_KG')) said = reply
  }
  expect(said === null ? [] : kinds(said)).toContain('FIRST_KG')
  const close = await member.ask('PUT', routes.memberMilestones, { body: { kinds: ['FIRST_KG', 'TEN_DAY_BEST'] } })
  expect(kinds(close.json() as WeightsReply)).toEqual([])
  // Closed for good; and setting something else can still be undone.
  expect(kinds(await logOf(member))).not.toContain('FIRST_KG')
  await choose(member, keep)
  server.pass(2 * MS_PER_DAY)
  expect(kinds(await weigh(about - 4))).toEqual([])
})

test('a light day of somebody who gains is no milestone', async () => {
  const member = await longMember()
  const about = await aboutOf(member)
  server.pass(28 * MS_PER_DAY)
  const rising = Array.from({ length: 28 }, (_, day) => ({ day: dayOf(server, day - 28), kg: about + 1 + day / 10 }))
  await member.ask('POST', routes.memberWeights, { body: { weights: rising, remove: [] } })
  const weighed = await member.ask('PUT', routes.memberWeight, {
    places: { day: dayOf(server) },
    body: { kg: about + 2.2 },
  })
  expect((weighed.json() as WeightsReply).goal?.milestones ?? []).toEqual([])
})

test('the lowest weight of ten days is said for ten days', async () => {
  const member = await longMember()
  const about = await aboutOf(member)
  server.pass(28 * MS_PER_DAY)
  const falling = Array.from({ length: 29 }, (_, day) => ({ day: dayOf(server, day - 28), kg: about - day / 14 }))
  const kinds = ({ goal }: WeightsReply) => goal?.milestones?.map(({ kind }) => kind) ?? []
  const sent = await member.ask('POST', routes.memberWeights, { body: { weights: falling, remove: [] } })
  expect(kinds(sent.json() as WeightsReply)).toEqual(['FIRST_KG', 'TEN_DAY_BEST'])
  server.pass(10 * MS_PER_DAY)
  expect(kinds(await logOf(member))).toEqual(['FIRST_KG'])
})

test('what was reached and lost again is not shown any more', async () => {
  const member = await longMember()
  const about = await aboutOf(member)
  const shown: boolean[] = []
  for (let week = 1; week <= 10; week++) {
    server.pass(7 * MS_PER_DAY)
    const kg = Math.round(10 * (about - 0.6 * Math.min(week, 10 - week))) / 10
    const weighed = await member.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg } })
    const { goal } = weighed.json() as WeightsReply
    shown.push(goal?.milestones?.some(({ kind }) => kind === 'FIRST_KG') ?? false)
  }
  expect(shown[4]).toBe(true)
  expect(shown.at(-1)).toBe(false)
})

test('a kilogram is counted from the weight of the answers, not from a higher one that the model infers', async () => {
  const member = await longMember()
  server.pass(20 * MS_PER_DAY)
  const weights = Array.from({ length: 20 }, (_, at) => ({
    day: dayOf(server, at - 19),
    kg: 80 - Math.round(at / 2.4) / 10,
  }))
  await member.ask('POST', routes.memberWeights, { body: { weights, remove: [] } })
  const { goal, learnt } = await logOf(member)
  expect(learnt?.course.find(({ day }) => day >= 0)?.kg).toBeGreaterThan(80)
  expect(goal?.milestones ?? []).not.toContainEqual(expect.objectContaining({ kind: 'FIRST_KG' }))
})
