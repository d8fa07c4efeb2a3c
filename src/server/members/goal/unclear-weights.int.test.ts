import { expect, test } from 'vitest'
import type { GoalRequest } from '#domain/api/member/goal.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { dayOf, newMember } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })

test('while nobody can tell whose the weights are, no weight is stated, and no goal is chosen by it', async () => {
  const member = await newMember(server)
  const ends_at = plusDays(server.services.now(), 200)
  await server.services.db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', member.leadId).execute()
  const keep: GoalRequest = { aim: 'KEEP', kg: null, pace: 'USUAL' }
  const choose = (body: GoalRequest) => member.ask('PUT', routes.memberGoal, { body })
  const logged = async () => (await member.ask('GET', routes.memberWeights)).json() as WeightsReply
  const about = (await logged()).goal?.about ?? Number.NaN
  const [own, other] = [about - 0.4, about + 8]
  server.pass(28 * MS_PER_DAY)
  // In turns, once a week.
  const weights = [own, other, own, other, own].map((kg, week) => ({ day: dayOf(server, 7 * week - 28), kg }))
  const sent = (
    await member.ask('POST', routes.memberWeights, { body: { weights, remove: [] } })
  ).json() as WeightsReply
  expect(sent.learnt).toMatchObject({ unclear: { followed: own, other }, state: 'UNKNOWN', goal: null })
  expect(sent.goal).toMatchObject({ mode: 'LOSE', about: null })
  for (const request of [keep, { ...keep, aim: 'LOSE', kg: 60 }] as const) {
    expect(refusalIn(await member.ask('POST', routes.memberGoalPreview, { body: request }))).toEqual([
      409,
      'WEIGHTS_UNCLEAR',
    ])
    expect(refusalIn(await choose(request))).toEqual([409, 'WEIGHTS_UNCLEAR'])
  }
  const { latest } = (await member.ask('GET', routes.memberReview)).json() as ReviewReply
  expect(latest).toMatchObject({
    decision: { kind: 'KEEP', why: { kind: 'TOO_LITTLE_KNOWN', missing: [{ kind: 'WHOSE' }] } },
  })
  const remove = weights.flatMap(({ day, kg }) => (kg === other ? [day] : []))
  const answered = await member.ask('POST', routes.memberWeights, { body: { weights: [], remove } })
  expect((answered.json() as WeightsReply).learnt).not.toHaveProperty('unclear')
  expect((await choose(keep)).statusCode).toBe(200)
})
