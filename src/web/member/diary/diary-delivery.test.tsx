import { expect, test, vi } from 'vitest'
import type { DiaryRecord } from '#domain/api/member/diary.ts'
import { noFigures } from '#domain/diary/figures.ts'
import { emptyDiary } from '#web/member/data/diary.example.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'
import { setDiaryOwner } from './diary-owner.ts'
import { shownDiary } from './diary-queue.ts'
import { isAnythingQueued } from './diary-store.ts'
import { writeDiary } from './write-diary.ts'

const PUT = 'PUT /api/v2/member/diary'
const id = '0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f01'
const bar: DiaryRecord = { kind: 'entry', day: '2026-11-21', eaten: { kind: 'number', name: 'Bar', energy: 200 } }

test('what waited since an earlier visit is sent from a page that does not show the diary', async () => {
  setDiaryOwner(memberExample.email)
  writeDiary(shownDiary(emptyDiary, []), [{ id, record: bar, title: 'Bar', figures: noFigures }])
  expect(isAnythingQueued()).toBe(true)
  const { server } = await openMember('/plan/list', { [PUT]: ok({ refused: [], records: [] }) })
  await vi.waitFor(() => expect(isAnythingQueued()).toBe(false))
  expect(server.callsOf(PUT)).toHaveLength(1)
  // The server refuses a request for the account without the member's date.
  const queries = server.callsOf('GET /api/v2/member').map(({ query }) => query)
  expect([...new Set(queries)]).toEqual(['?today=2026-11-21'])
})
