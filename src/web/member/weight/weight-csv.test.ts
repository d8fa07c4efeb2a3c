import { expect, test } from 'vitest'
import { cm, kg } from '#domain/units.ts'
import { clockAt } from '#domain/weight-file/day-cell.ts'
import { findTables } from '#domain/weight-file/find-tables.ts'
import { readTables } from '#domain/weight-file/read-tables.ts'
import { csvOf } from './weight-csv.ts'

test('a log that is saved and read again is the same', () => {
  const log = [
    { day: '2024-02-29', kg: 92 },
    { day: '2026-11-17', kg: 80.104 },
    {
      day: '2026-11-19',
      kg: 79.6,
      minuteOfDay: 425,
      note: '=1+1, "no" shoes',
      others: [{ kg: 80.4, minuteOfDay: 1205 }],
    },
    { day: '2026-11-20', kg: 79.5, others: [{ kg: 80.1, note: 'evening' }] },
  ]
  const person = {
    height: cm(172),
    weights: [{ day: '2026-11-17', kg: kg(80) }],
    today: '2026-11-21',
    localTime: (utc: number) => clockAt(utc, 0),
  }
  expect(readTables(findTables(csvOf(log)), person)).toMatchObject({
    kind: 'read',
    weights: log,
    leftOut: [],
  })
})
