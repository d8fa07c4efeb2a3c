import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DiaryRecord } from '#domain/api/member/diary.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { mealRecordId } from '#domain/diary/record-id.ts'
import { addDays, MS_PER_DAY, plusDays } from '#domain/time.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })

/** A member with a weight, on the first day of their fifth week. */
async function weighedMember(): Promise<Visitor> {
  const member = await newMember(server)
  const ends_at = plusDays(server.services.now(), 200)
  await server.services.db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', member.leadId).execute()
  server.pass(28 * MS_PER_DAY)
  await member.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 80 } })
  return member
}

/** Writes a day of the diary, counted back from today. */
async function write(member: Visitor, ago: number, ...energies: readonly number[]): Promise<void> {
  const day = addDays(dayOf(server), -ago)
  const records: readonly DiaryRecord[] = [
    ...energies.map(
      (energy): DiaryRecord => ({ kind: 'entry', day, eaten: { kind: 'number', name: 'A meal', energy } }),
    ),
    { kind: 'entry', day, eaten: { kind: 'drink', millilitres: 250 } },
  ]
  const changedAt = server.services.now().toISOString()
  const changes = records.map((record) => ({ id: randomUUID(), changedAt, record }))
  const reply = await member.ask('PUT', routes.memberDiary, { query: { today: dayOf(server) }, body: { changes } })
  expect([reply.statusCode, reply.json().refused]).toEqual([200, []])
}

/** Says of every planned meal of the first day of a week that it was not eaten. */
async function skipAll(member: Visitor, { days, week }: WeekView): Promise<void> {
  const [first] = days
  if (first === undefined) throw new Error('The week has no days.')
  const changedAt = server.services.now().toISOString()
  const changes = first.meals.map((_, meal) => ({
    id: mealRecordId({ week, day: 0, meal }),
    changedAt,
    record: { kind: 'entry', day: first.date, eaten: { kind: 'skip', place: { week, day: 0, meal } } } as const,
  }))
  const reply = await member.ask('PUT', routes.memberDiary, { query: { today: dayOf(server) }, body: { changes } })
  expect([reply.statusCode, reply.json().refused]).toEqual([200, []])
}

const besideOf = async (member: Visitor) =>
  (await member.ask('GET', routes.memberWeights, { query: { today: dayOf(server) } })).json<WeightsReply>().learnt
    ?.diary

test('the mean of the whole days of four weeks stands beside what the plan has; days hardly written do not count', async () => {
  const member = await weighedMember()
  for (let ago = 1; ago <= 9; ago++) await write(member, ago, 1500, 400 + 10 * ago)
  expect(await besideOf(member)).toBeUndefined()
  // A day of which little was written down, and today, which is not over.
  await write(member, 10, 799)
  await write(member, 0, 5000)
  expect(await besideOf(member)).toBeUndefined()
  await write(member, 28, 800)
  const week = (await member.ask('GET', routes.memberWeek, { places: { week: 5 } })).json<WeekView>()
  const energy = Math.round((9 * 1500 + 9 * 400 + 450 + 800) / 10)
  expect(await besideOf(member)).toEqual({ days: 10, energy, planned: week.targets.energy })
  // The oldest of them leaves the four weeks tomorrow. Today becomes one of them once nothing of its plan is open.
  server.pass(MS_PER_DAY)
  expect(await besideOf(member)).toBeUndefined()
  await skipAll(member, week)
  expect(await besideOf(member)).toMatchObject({ days: 10, energy: Math.round((9 * 1500 + 9 * 400 + 450 + 5000) / 10) })
})

test('what somebody else wrote, and what was deleted, is not beside it', async () => {
  const other = await weighedMember()
  const member = await weighedMember()
  for (let ago = 1; ago <= 10; ago++) await write(member, ago, 1800)
  expect(await besideOf(other)).toBeUndefined()
  expect(await besideOf(member)).toMatchObject({ days: 10, energy: 1800 })
  const { entries } = (await member.ask('GET', routes.memberDiary, { query: { today: dayOf(server) } })).json()
  const eaten = entries.find(
    ({ record }: { record: DiaryRecord }) => record.kind === 'entry' && record.eaten.kind === 'number',
  )
  const changedAt = new Date(server.services.now().getTime() + 1000).toISOString()
  const changes = [{ id: eaten.id, changedAt, record: null }]
  await member.ask('PUT', routes.memberDiary, { query: { today: dayOf(server) }, body: { changes } })
  expect(await besideOf(member)).toBeUndefined()
})
