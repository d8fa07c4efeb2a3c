import type { DiaryChange, DiaryRecord } from '#domain/api/member/diary.ts'
import type { DiaryFigures } from '#domain/diary/figures.ts'
import { noFigures } from '#domain/diary/figures.ts'
import { momentOfChange, type ShownDiary, type ShownRecord, withChange } from './diary-queue.ts'
import { updateQueue } from './diary-store.ts'
import { madeWrong } from './one-meal-each.ts'

/** A record to write; null deletes it. Title and figures are shown until the server replies with its own. */
export type DiaryWrite = {
  readonly id: string
  readonly record: DiaryRecord | null
  readonly title: string
  readonly figures: DiaryFigures
}

export const newRecordId = (): string => crypto.randomUUID()

export const deletionOf = (id: string): DiaryWrite => ({ id, record: null, title: '', figures: noFigures })

const asWrite = ({ id, record, title, figures }: ShownRecord): DiaryWrite => ({ id, record, title, figures })

/** The writes that restore some records to their current state. */
function before(diary: ShownDiary, ids: readonly string[]): readonly DiaryWrite[] {
  const known = [...diary.entries, ...diary.favourites]
  return ids.map((id) => {
    const record = known.find((entry) => entry.id === id)
    return record === undefined ? deletionOf(id) : asWrite(record)
  })
}

/**
 * Writes records on this device, from where they are sent, and deletes what they make wrong. Returns a function that
 * undoes all of it.
 */
export function writeDiary(diary: ShownDiary, wanted: readonly DiaryWrite[]): () => void {
  const writes = [...wanted, ...madeWrong(diary.entries, wanted).map(({ id }) => deletionOf(id))]
  // Includes the changes made here, even after their delivery, so that an undo is always later than they are.
  const known: Pick<DiaryChange, 'id' | 'changedAt'>[] = [...diary.entries, ...diary.favourites]
  const undo = before(
    diary,
    writes.map(({ id }) => id),
  )
  const put = (all: readonly DiaryWrite[]) => {
    const now = Date.now()
    updateQueue((queue) => {
      let next = queue
      for (const { id, record, title, figures } of all) {
        const changedAt = momentOfChange(id, [...known, ...next.map(({ change }) => change)], now)
        known.push({ id, changedAt })
        next = withChange(next, {
          change: { id, changedAt, record },
          title,
          figures: { ...figures },
          state: { kind: 'waiting' },
        })
      }
      return next
    })
  }
  put(writes)
  return () => put(undo)
}

/** Drops a change that the server refused. */
export const dropRefused = (id: string): void =>
  updateQueue((queue) => queue.filter(({ change, state }) => change.id !== id || state.kind !== 'refused'))
