import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { weekdayOf } from '#domain/household/shopping-days.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const plannerPool = smallPlannerPool()
const server = await testApp({ plannerPool })

const want = (member: Visitor, body: object) => member.ask('PUT', routes.memberAnchors, { body })
const wanted = async (member: Visitor) => (await member.ask('GET', routes.memberAnchors)).json().anchors

test('a week that is planned later is asked for what is wanted, by its own days', async () => {
  const member = await newMember(server)
  await member.ask('GET', routes.memberWeek, { places: { week: 1 } })
  const first = weekdayOf(dayOf(server))
  const third = weekdayOf(dayOf(server, 2))
  await want(member, { slot: 'BREAKFAST', weekdays: [first, third], dish: { recipe: 'breakfast-1' } })
  await want(member, { slot: 'DINNER', weekdays: [third], dish: { kind: 'TACOS' } })
  expect(await wanted(member)).toHaveLength(3)
  await member.ask('GET', routes.memberWeek, { places: { week: 2 } })
  expect(plannerPool.asked.at(-1)?.request.anchors).toEqual([
    { day: 0, slot: 'BREAKFAST', recipe: 'breakfast-1' },
    { day: 2, slot: 'BREAKFAST', recipe: 'breakfast-1' },
    { day: 2, slot: 'DINNER', kind: 'TACOS' },
  ])
  // The week that was planned before stays.
  expect(plannerPool.asked.filter(({ week }) => week === 1)).toHaveLength(1)
})

test('a meal has one of them at most, nothing takes it away, and unknown dishes are refused', async () => {
  const member = await newMember(server)
  await want(member, { slot: 'DINNER', weekdays: [5], dish: { recipe: 'dinner-1' } })
  await want(member, { slot: 'DINNER', weekdays: [5], dish: { kind: 'PASTA' } })
  expect(await wanted(member)).toEqual([{ weekday: 5, slot: 'DINNER', dish: { kind: 'PASTA' } }])
  await want(member, { slot: 'DINNER', weekdays: [5], dish: null })
  expect(await wanted(member)).toEqual([])
  const unknown = await want(member, { slot: 'DINNER', weekdays: [5], dish: { recipe: 'no-such-dish' } })
  expect(refusalIn(unknown)[1]).toBe('RECIPE_UNKNOWN')
  expect((await want(member, { slot: 'SNACK', weekdays: [5], dish: null })).statusCode).toBe(422)
})
