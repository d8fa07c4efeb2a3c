import { expect, test } from 'vitest'
import type { MemberView } from '#domain/api/member/member.ts'
import type { ReviewReply, ReviewView } from '#domain/api/member/review.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { reviewPlans } from '#server/jobs/review-plans.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const pool = { plannerPool: smallPlannerPool() }
const unexpected = (problem: unknown) => expect(problem).toBeUndefined()
const log = { warn: unexpected, error: unexpected }

const reviewOf = async (member: Visitor) => (await member.ask('GET', routes.memberReview)).json() as ReviewReply
const energyOf = async (member: Visitor, week: number) =>
  ((await member.ask('GET', routes.memberWeek, { places: { week } })).json() as WeekView).targets.energy
const answer = (member: Visitor, body: object) => member.ask('POST', routes.memberReviewAnswer, { body })

/** A member with half a year of access who has opened week 1. */
async function longMember(server: TestApp): Promise<{ member: Visitor; start: number }> {
  const member = await newMember(server)
  const ends_at = plusDays(server.services.now(), 200)
  await server.services.db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', member.leadId).execute()
  await energyOf(member, 1)
  const { hero } = (await member.ask('GET', routes.member, { query: { today: dayOf(server) } })).json() as MemberView
  return { member, start: hero.weight ?? Number.NaN }
}

/** Logs a weight every morning of a week, and lets the week pass. */
async function liveWeek(server: TestApp, member: Visitor, weightOn: (day: number) => number): Promise<void> {
  for (let day = 0; day < 7; day++) {
    await member.ask('PUT', routes.memberWeight, {
      places: { day: dayOf(server) },
      body: { kg: Math.round(10 * weightOn(day)) / 10 },
    })
    server.pass(MS_PER_DAY)
  }
}

test('a plateau is asked about, then a target is proposed; declining changes nothing, agreeing only the next open week', async () => {
  const server = await testApp(pool)
  const { member, start } = await longMember(server)
  const seen: ReviewView[] = []
  let declined = 0
  for (let week = 2; week <= 16; week++) {
    // Half a kilogram is lost at first, and then nothing more.
    await liveWeek(server, member, (day) => start - 0.5 + 0.3 * Math.sin(day * 12.9898))
    const thisWeek = await energyOf(member, week)
    const { latest } = await reviewOf(member)
    if (latest === null) throw new Error('No review was made.')
    expect(latest.week).toBe(week)
    seen.push(latest)
    if (latest.decision.kind === 'ASK') await answer(member, { week, plateauAnswer: 'NOTHING' })
    if (latest.decision.kind !== 'PROPOSE') continue
    const { proposed, change } = latest.decision
    expect(change).toBe('DOWN')
    expect(proposed).toBeLessThan(thisWeek)
    if (declined === 0) {
      declined = week
      const kept = (await answer(member, { week, answer: 'KEEP' })).json() as ReviewReply
      expect([kept.latest?.answer, kept.latest?.now]).toEqual(['KEEP', latest.before])
      continue
    }
    // The next week is already planned when the answer comes, so it stays as it is and the answer applies to the one
    // after.
    const nextWeek = await energyOf(member, week + 1)
    const agreed = (await answer(member, { week, answer: 'YES' })).json() as ReviewReply
    expect(agreed.latest).toMatchObject({ answer: 'YES', now: proposed })
    expect(agreed.changes.map(({ week }) => week)).toEqual([week])
    expect(await energyOf(member, week)).toBe(thisWeek)
    expect(await energyOf(member, week + 1)).toBe(nextWeek)
    expect(await energyOf(member, week + 2)).toBe(proposed)
    // A copy of everything needs a link that was just opened.
    await server.services.db
      .updateTable('access_keys')
      .set({ proven_at: server.services.now() })
      .where('kind', '=', 'session')
      .where('lead_id', '=', member.leadId)
      .execute()
    const [rows] = (await member.ask('GET', routes.memberExport)).json().leads as {
      planReviews: readonly { answer: string | null; readings: readonly unknown[]; evidence: object }[]
    }[]
    expect(rows?.planReviews).toHaveLength(week - 1)
    expect(rows?.planReviews.at(-1)).toMatchObject({ answer: 'YES' })
    expect(rows?.planReviews.at(-1)?.readings.length).toBeGreaterThan(20)
    expect(refusalIn(await answer(member, { week: week - 1, answer: 'YES' }))[1]).toBe('REVIEW_CLOSED')
    break
  }
  expect(seen.map(({ decision }) => decision.kind)).toContain('ASK')
  expect(declined).toBeGreaterThan(0)
  expect(seen.at(-1)?.decision.kind).toBe('PROPOSE')
})

test.each(['on', 'off'])(
  'a loss that is too fast is slowed down at once, with proposals %s, and reported',
  async (proposals) => {
    const server = await testApp({ ...pool, env: { PLAN_PROPOSALS: proposals } })
    const { member, start } = await longMember(server)
    const before = await energyOf(member, 1)
    let raised: ReviewView | null = null
    for (let week = 2; week <= 8 && raised === null; week++) {
      await liveWeek(server, member, (day) => start - 0.28 * (7 * (week - 2) + day))
      expect(await reviewPlans(server.services, log)).toBe(1)
      expect(await reviewPlans(server.services, log)).toBe(0)
      const { latest } = await reviewOf(member)
      if (latest?.decision.kind === 'RAISE') raised = latest
    }
    expect(raised?.now).toBeGreaterThan(before)
    const week = raised?.week ?? 0
    expect(await energyOf(member, week + 1)).toBe(raised?.now)
    expect(refusalIn(await answer(member, { week, answer: 'YES' }))[1]).toBe('REVIEW_CLOSED')
  },
)

test("a member who already has this week's review is not even read", async () => {
  const server = await testApp(pool)
  const { member, start } = await longMember(server)
  await liveWeek(server, member, () => start)
  expect(await reviewPlans(server.services, log)).toBe(1)
  // A record that cannot be read would be logged.
  await server.services.db.updateTable('leads').set({ hero: '{}' }).where('id', '=', member.leadId).execute()
  expect(await reviewPlans(server.services, log)).toBe(0)
  server.pass(7 * MS_PER_DAY)
  const seen: unknown[] = []
  await reviewPlans(server.services, { ...log, warn: (problem: unknown) => seen.push(problem) })
  expect(seen).toHaveLength(1)
})

test('a member who keeps the plan for good gets no more proposals until they ask for them', async () => {
  const server = await testApp(pool)
  const { member, start } = await longMember(server)
  const set = (keptForGood: boolean) => member.ask('PUT', routes.memberReviewSettings, { body: { keptForGood } })
  expect((await set(true)).json()).toMatchObject({ keptForGood: true, latest: null })
  await liveWeek(server, member, () => start)
  expect((await reviewOf(member)).latest?.decision).toMatchObject({ kind: 'KEEP', why: { kind: 'KEPT_FOR_GOOD' } })
  expect((await set(false)).json()).toMatchObject({ keptForGood: false })
})
