import { expect, test } from 'vitest'
import type { DiaryRecord } from '#domain/api/member/diary.ts'
import { noFigures } from '#domain/diary/figures.ts'
import { mealRecordId } from '#domain/diary/record-id.ts'
import type { ShownRecord } from './diary-queue.ts'
import { shownDiary } from './diary-queue.ts'
import { madeWrong } from './one-meal-each.ts'

const lunch = { week: 1, day: 2, meal: 1 }
const dinner = { ...lunch, meal: 3 }
const day = '2026-11-18'

const number = (name: string, insteadOf?: typeof lunch): DiaryRecord => ({
  kind: 'entry',
  day,
  eaten: { kind: 'number', name, energy: 700 },
  ...(insteadOf === undefined ? {} : { insteadOf }),
})
const tick: DiaryRecord = { kind: 'entry', day, eaten: { kind: 'meal', place: lunch, times: 1, dishes: [] } }
const skip: DiaryRecord = { kind: 'entry', day, eaten: { kind: 'skip', place: lunch } }

function known(records: Readonly<Record<string, DiaryRecord>>): readonly ShownRecord[] {
  const entries = Object.entries(records).map(([id, record]) => ({
    id,
    changedAt: '2026-11-18T12:00:00.000Z',
    record,
    title: id,
    figures: noFigures,
  }))
  return shownDiary({ from: '2026-11-01', entries, favourites: [] }, []).entries
}
const lunchId = mealRecordId(lunch)

test.each([
  [
    'a tick takes out what was eaten instead',
    { pizza: number('Pizza', lunch), cake: number('Cake', lunch) },
    { id: lunchId, record: tick },
    ['cake', 'pizza'],
  ],
  ['but not what was eaten besides', { cake: number('Cake') }, { id: lunchId, record: tick }, []],
  ['or instead of another meal', { pizza: number('Pizza', dinner) }, { id: lunchId, record: tick }, []],
  [
    'what is eaten instead takes out the tick',
    { [lunchId]: tick },
    { id: 'new', record: number('Pizza', lunch) },
    [lunchId],
  ],
  ['or the mark of a skipped meal', { [lunchId]: skip }, { id: 'new', record: number('Pizza', lunch) }, [lunchId]],
  ['but not another food', { pizza: number('Pizza', lunch) }, { id: 'new', record: number('Cake', lunch) }, []],
  [
    'what was eaten out takes the place of the guess',
    { guess: number('Eating out', lunch) },
    { id: 'new', record: number('Pizza', lunch) },
    ['guess'],
  ],
  [
    'what is skipped says nothing of what was eaten',
    { pizza: number('Pizza', lunch) },
    { id: lunchId, record: skip },
    [],
  ],
  ['a deletion takes out nothing else', { [lunchId]: tick }, { id: 'pizza', record: null }, []],
  ['another share of the same meal is the same record', { [lunchId]: tick }, { id: lunchId, record: tick }, []],
])('a planned meal is counted once: %s', (_, records, write, wrong) => {
  expect(
    madeWrong(known(records as Readonly<Record<string, DiaryRecord>>), [write])
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(wrong)
})
