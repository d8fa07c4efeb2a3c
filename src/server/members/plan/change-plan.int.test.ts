import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readMember } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { createPlanRateLimiter } from '#server/members/member/plan-rate-limiter.ts'
import { changeBan } from '#server/members/recipes/change-tastes.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken } from '#server/test-client.fixture.ts'
import { weekOfPlan } from './plan-week.ts'
import { recipesOf } from './plan-weeks.ts'

const plannerPool = smallPlannerPool()
const server = await testApp({ plannerPool })
const { db, now, config } = server.services

/** Behaves like a separate process: its mutex makes nothing wait. */
const context: PlanContext = {
  config,
  db,
  plannerPool,
  now,
  mutex: (_, work) => work(),
  countPlan: createPlanRateLimiter(1000),
}

async function anyMember() {
  const email = `${randomUUID()}@example.com`
  await newLeadToken(server, email)
  const { id } = await db.selectFrom('leads').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return readMember(server.services, id, now().toISOString().slice(0, 10))
}

test('processes that plan the same week at once store one plan and all return it', async () => {
  const member = await anyMember()
  const weeks = await Promise.all([1, 2, 3].map(() => weekOfPlan(context, member, 1)))
  expect(weeks).toEqual([weeks[0], weeks[0], weeks[0]])
  const rows = await db.selectFrom('plan_weeks').select('week').where('household_id', '=', member.leadId).execute()
  expect(rows).toHaveLength(1)
})

test('a week planned while a food is being ruled out does not contain that food', async () => {
  const member = await anyMember()
  const [week] = await Promise.all([
    weekOfPlan(context, member, 2),
    changeBan(context, member, 'food-1', true),
    weekOfPlan(context, member, 1),
  ])
  expect(week.plan.week).toBe(2)
  for (const number of [1, 2]) {
    const { plan, request } = await weekOfPlan(context, member, number)
    expect(recipesOf(plan).filter((recipe) => recipe.endsWith('-1'))).toEqual([])
    expect(request.bannedIngredients).toEqual(['food-1'])
  }
})
