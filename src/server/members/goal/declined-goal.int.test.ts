import { expect, test } from 'vitest'
import type { GoalPreview, GoalRequest } from '#domain/api/member/goal.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })

const keep: GoalRequest = { aim: 'KEEP', kg: null, pace: 'USUAL' }
const lose: GoalRequest = { aim: 'LOSE', kg: 66, pace: 'USUAL' }

/** A member with access for some months, with what they ask of their plan. */
async function longMember() {
  const member: Visitor = await newMember(server)
  const ends_at = plusDays(server.services.now(), 200)
  await server.services.db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', member.leadId).execute()
  return {
    choose: async (body: GoalRequest) => (await member.ask('PUT', routes.memberGoal, { body })).json<WeightsReply>(),
    preview: async (body: GoalRequest) =>
      (await member.ask('POST', routes.memberGoalPreview, { body })).json<GoalPreview>(),
    energyOf: async (week: number) =>
      (await member.ask('GET', routes.memberWeek, { places: { week } })).json<WeekView>().targets.energy,
    decline: async () => {
      const { latest } = (await member.ask('GET', routes.memberReview)).json<ReviewReply>()
      await member.ask('POST', routes.memberReviewAnswer, { body: { week: latest?.week, answer: 'KEEP' } })
    },
  }
}

test('a goal whose step was declined is stepped to once it is chosen again', async () => {
  const { choose, preview, energyOf, decline } = await longMember()
  await energyOf(1)
  await choose(keep)
  for (let week = 2; week <= 4; week++) {
    server.pass(7 * MS_PER_DAY)
    await energyOf(week)
  }
  const kept = await energyOf(4)
  await choose(lose)
  await decline()
  expect(await energyOf(5)).toBe(kept)
  expect((await preview(lose)).towards).toBeLessThan(kept)
  const again = await choose(lose)
  expect(again.changes?.[0]).toBe('Your plan leads you to the weight you chose.')
  const energies: number[] = []
  for (let next = 5; next <= 8; next++) {
    server.pass(7 * MS_PER_DAY)
    energies.push(await energyOf(next))
  }
  expect(energies.at(-1)).toBeLessThan(kept - 150)
  for (const [index, energy] of energies.entries()) expect((energies[index - 1] ?? kept) - energy).toBeLessThan(151)
})
