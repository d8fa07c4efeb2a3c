import { afterAll, expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { dayOf, newMember } from '#server/members/member-client.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'

const plannerPool = createPlannerPool({ threads: 1 })
afterAll(plannerPool.close)
const server = await testApp({ plannerPool })

test('a week that nobody changed is read without the planner’s threads, and one that was changed is not', async () => {
  const member = await newMember(server)
  const read = () => member.ask('GET', routes.memberWeek, { places: { week: 1 }, query: { today: dayOf(server) } })
  const first = (await read()).json()
  expect(first.days).toHaveLength(7)
  const dish = first.days[2].meals[1].dishes[0].recipe
  await member.ask('PUT', routes.memberOpinion, { places: { recipe: dish }, body: { opinion: 'dislike' } })
  const changed = (await read()).json()
  expect(changed).not.toEqual(first)
  // Whatever needs the planner fails from here on.
  await plannerPool.close()
  expect((await read()).json()).toEqual(changed)
  const later = await member.ask('GET', routes.memberWeek, { places: { week: 2 }, query: { today: dayOf(server) } })
  expect(later.statusCode).toBeGreaterThanOrEqual(500)
}, 60_000)
