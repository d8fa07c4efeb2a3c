import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DiaryChange, DiaryRecord, DiaryView } from '#domain/api/member/diary.ts'
import { routes } from '#domain/api/routes.ts'
import { addDays, MS_PER_HOUR } from '#domain/time.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'

const server = await testApp()
const { db } = server.services

const moment = (seconds: number) =>
  new Date(server.services.now().getTime() - MS_PER_HOUR + seconds * 1000).toISOString()
const entry = (eaten: Extract<DiaryRecord, { kind: 'entry' }>['eaten'], day = dayOf(server)): DiaryRecord => ({
  kind: 'entry',
  day,
  eaten,
})
const place = { week: 1, day: 0, meal: 1 }
const change = (record: DiaryRecord | null, { at = 0 } = {}): DiaryChange => ({
  id: randomUUID(),
  changedAt: moment(at),
  record,
})
const send = (member: Visitor, ...changes: readonly unknown[]) =>
  member.ask('PUT', routes.memberDiary, { query: { today: dayOf(server) }, body: { changes } })
const diaryOf = async (member: Visitor) =>
  (await member.ask('GET', routes.memberDiary, { query: { today: dayOf(server) } })).json<DiaryView>()

test('a plain number keeps every figure that was given', async () => {
  const member = await newMember(server)
  const given = { energy: 640, protein: 31, carbs: 70, fat: 22, fibre: 8, sodium: 1000 }
  await send(member, change(entry({ kind: 'number', name: 'Canteen curry', ...given })))
  expect((await diaryOf(member)).entries.map(({ figures }) => figures)).toEqual([given])
})

test('four weeks of the past are given by their last day, with the favourites', async () => {
  const member = await newMember(server)
  const past = addDays(dayOf(server), -60)
  await db
    .updateTable('households')
    .set({ starts_on: addDays(past, -60) })
    .execute()
  const eaten = { kind: 'number', name: 'Cake', energy: 400 } as const
  const days = [past, addDays(past, -27), addDays(past, -28), addDays(past, 1)]
  await send(member, ...days.map((day) => change(entry(eaten, day))), change({ kind: 'favourite', eaten }))
  const reply = await member.ask('GET', routes.memberDiary, { query: { today: dayOf(server), until: past } })
  const { from, until, entries, favourites } = reply.json<DiaryView>()
  expect([from, until, favourites.length]).toEqual([addDays(past, -27), past, 1])
  const given = entries.map(({ record }) => record.kind === 'entry' && record.day)
  expect(given.toSorted()).toEqual([addDays(past, -27), past])
})

test('movement is kept without figures, and refused if it says nothing or replaces a meal', async () => {
  const member = await newMember(server)
  const moved = entry({ kind: 'movement', minutes: 45, name: ' Cycling ' })
  await send(member, change(moved), change(entry({ kind: 'movement', steps: 8500 }), { at: 1 }))
  const { entries } = await diaryOf(member)
  expect(entries.map(({ title, figures }) => [title, figures.energy])).toEqual([
    ['Cycling', 0],
    ['', 0],
  ])
  for (const wrong of [entry({ kind: 'movement' }), { ...moved, insteadOf: place }]) {
    expect((await send(member, change(wrong))).json()).toMatchObject({ code: 'DIARY_ENTRY_INVALID' })
  }
})
