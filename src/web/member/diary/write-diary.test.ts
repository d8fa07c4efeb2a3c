import { expect, onTestFinished, test, vi } from 'vitest'
import type { DiaryRecord } from '#domain/api/member/diary.ts'
import { noFigures } from '#domain/diary/figures.ts'
import { diaryOwner, setDiaryOwner } from './diary-owner.ts'
import { shownDiary } from './diary-queue.ts'
import { diaryQueue, updateQueue } from './diary-store.ts'
import { deletionOf, writeDiary } from './write-diary.ts'

const id = '0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f01'
const bar: DiaryRecord = { kind: 'entry', day: '2026-11-23', eaten: { kind: 'number', name: 'Bar', energy: 200 } }
const inAnHour = '2026-11-23T13:00:00.000Z'

test('an undo after the delivery is later than the change it undoes, even if the clock is slow', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') })
  setDiaryOwner('anna@example.org')
  onTestFinished(() => {
    vi.useRealTimers()
    updateQueue(() => [])
    diaryOwner.set(null)
  })
  const known = { id, changedAt: inAnHour, record: bar, title: 'Bar', figures: { ...noFigures, energy: 200 } }
  const diary = shownDiary({ from: '2026-11-01', entries: [known], favourites: [] }, [])
  const undo = writeDiary(diary, [deletionOf(id)])
  const [written] = diaryQueue.get()
  updateQueue(() => [])
  undo()
  const [undone] = diaryQueue.get()
  expect(Date.parse(undone?.change.changedAt ?? '')).toBeGreaterThan(Date.parse(written?.change.changedAt ?? ''))
})
