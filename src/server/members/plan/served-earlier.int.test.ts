import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'

const plannerPool = smallPlannerPool()
const server = await testApp({ plannerPool })

/** Opens a week, and returns what its planner was told of dishes that were served before its ten weeks' memory. */
async function toldIn(member: Visitor, week: number) {
  const reply = await member.ask('GET', routes.memberWeek, { places: { week } })
  expect(reply.statusCode).toBe(200)
  return plannerPool.asked.findLast((each) => each.week === week)?.request.servedEarlier
}

test('a week is planned with all that was ever served, however long ago; the first one knows of nothing', async () => {
  const { db, now } = server.services
  const member = await newMember(server)
  const ends_at = plusDays(now(), 200)
  await db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', member.leadId).execute()
  expect(await toldIn(member, 1)).toBeUndefined()
  // What the week before served is among the recent dishes.
  expect(await toldIn(member, 2)).toEqual([])
  const { days } = (await member.ask('GET', routes.memberWeek, { places: { week: 1 } })).json()
  // A session without use ends earlier.
  for (const opened of [4, 7, 10, 13]) {
    server.pass(3 * 7 * MS_PER_DAY)
    expect((await member.ask('GET', routes.memberTicks, { places: { week: opened } })).statusCode).toBe(200)
  }
  const told = await toldIn(member, 13)
  expect(told).toEqual([...new Set(told)].toSorted())
  expect(told).toContain(days[0].meals[0].dishes[0].recipe)
})
