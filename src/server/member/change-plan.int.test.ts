import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { allowance } from '#server/member/allowance.ts'
import type { PlanDesk } from '#server/member/change-plan.ts'
import { changeBan } from '#server/member/change-tastes.ts'
import { readMember } from '#server/member/member.ts'
import { weekOfPlan } from '#server/member/plan-week.ts'
import { smallKitchen } from '#server/member/small-kitchen.fixture.ts'
import { recipesOf } from '#server/member/stored-week.ts'
import { testApp } from '#server/test-app.ts'
import { newLeadToken } from '#server/test-client.ts'

const kitchen = smallKitchen()
const server = await testApp({ kitchen })
const { db, now, config } = server.services

/** As a process of its own would have it: nobody waits for anybody. */
const desk: PlanDesk = {
  config,
  db,
  kitchen,
  now,
  inTurn: (_, work) => work(),
  allow: allowance(1000, now),
}

async function somebody() {
  const email = `${randomUUID()}@example.com`
  await newLeadToken(server, email)
  const { id } = await db.selectFrom('leads').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return readMember(server.services, id, now().toISOString().slice(0, 10))
}

test('processes that plan the same week at once store one of the plans and all give it', async () => {
  const member = await somebody()
  const weeks = await Promise.all([1, 2, 3].map(() => weekOfPlan(desk, member, 1)))
  expect(weeks).toEqual([weeks[0], weeks[0], weeks[0]])
  const rows = await db.selectFrom('plan_weeks').select('week').where('lead_id', '=', member.leadId).execute()
  expect(rows).toHaveLength(1)
})

test('a week that is planned while a food is ruled out does not hold it', async () => {
  const member = await somebody()
  const [week] = await Promise.all([
    weekOfPlan(desk, member, 2),
    changeBan(desk, member, 'food-1', true),
    weekOfPlan(desk, member, 1),
  ])
  expect(week.plan.week).toBe(2)
  for (const number of [1, 2]) {
    const { plan, request } = await weekOfPlan(desk, member, number)
    expect(recipesOf(plan).filter((recipe) => recipe.endsWith('-1'))).toEqual([])
    expect(request.bannedIngredients).toEqual(['food-1'])
  }
})
