import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DiaryChange, DiaryRecord, DiaryView } from '#domain/api/member/diary.ts'
import { routes } from '#domain/api/routes.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services

const moment = (seconds: number) =>
  new Date(server.services.now().getTime() - MS_PER_HOUR + seconds * 1000).toISOString()
const bar: DiaryRecord = { kind: 'entry', day: dayOf(server), eaten: { kind: 'number', name: 'A bar', energy: 210 } }
const favourite: DiaryRecord = { kind: 'favourite', eaten: { kind: 'dish', recipe: 'lunch-3', portion: 1 } }
const change = (record: DiaryRecord | null, { id = randomUUID() as string, at = 0 } = {}): DiaryChange => ({
  id,
  changedAt: moment(at),
  record,
})
const send = (member: Visitor, ...changes: readonly DiaryChange[]) =>
  member.ask('PUT', routes.memberDiary, { query: { today: dayOf(server) }, body: { changes } })
const diaryOf = async (member: Visitor) =>
  (await member.ask('GET', routes.memberDiary, { query: { today: dayOf(server) } })).json<DiaryView>()

test('a day takes a limited number of records', async () => {
  const member = await newMember(server)
  const { leadId } = member
  const rows = Array.from({ length: diaryLimits.recordsADay }, () => ({
    person_id: leadId,
    id: randomUUID(),
    day: dayOf(server),
    content: JSON.stringify(bar),
    title: 'A bar',
    figures: '{}',
    changed_at: server.services.now(),
  }))
  await db.insertInto('diary_records').values(rows).execute()
  expect(refusalIn(await send(member, change(bar))).slice(0, 2)).toEqual([422, 'DIARY_FULL'])
  await send(member, change(null, { id: rows[0]?.id ?? '', at: 7200 }))
  const left = await db
    .selectFrom('diary_records')
    .select('id')
    .where('person_id', '=', leadId)
    .where('content', 'is not', null)
    .execute()
  expect(left).toHaveLength(diaryLimits.recordsADay - 1)
})

/** Rows without a day, such as favourites and deletions leave. */
const storeDayless = (leadId: string, count: number, content: DiaryRecord | null) =>
  db
    .insertInto('diary_records')
    .values(
      Array.from({ length: count }, () => ({
        ...{
          person_id: leadId,
          id: randomUUID(),
          day: null,
          title: '',
          figures: '{}',
          changed_at: new Date(moment(0)),
        },
        content: content === null ? null : JSON.stringify(content),
      })),
    )
    .execute()

test('deleted favourites take no room, and the number of existing ones is limited', async () => {
  const member = await newMember(server)
  await storeDayless(member.leadId, diaryLimits.favourites, null)
  expect((await send(member, change(favourite))).statusCode).toBe(200)
  await storeDayless(member.leadId, diaryLimits.favourites - 1, favourite)
  expect(refusalIn(await send(member, change(favourite))).slice(0, 2)).toEqual([422, 'FAVOURITES_FULL'])
})

test('of deletions without a day the newest are kept', async () => {
  const member = await newMember(server)
  await storeDayless(member.leadId, diaryLimits.deletions, null)
  const [star, unknown] = [randomUUID(), randomUUID()]
  await send(member, change(favourite, { id: star, at: 1 }))
  await send(member, change(null, { id: star, at: 3 }), change(null, { id: unknown, at: 3 }))
  const rows = await db.selectFrom('diary_records').select('id').where('person_id', '=', member.leadId).execute()
  expect(rows).toHaveLength(diaryLimits.deletions)
  await send(member, change(favourite, { id: star, at: 2 }), change(bar, { id: unknown, at: 2 }))
  expect(await diaryOf(member)).toMatchObject({ entries: [], favourites: [] })
})
