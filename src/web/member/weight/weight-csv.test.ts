import { expect, test } from 'vitest'
import { csvOf, readCsv } from './weight-csv.ts'

const log = [
  { day: '2026-11-17', kg: 80.1 },
  { day: '2026-11-19', kg: 79.6 },
]

test('a log that is saved and read again is the same', () => {
  expect(readCsv(csvOf(log), 'imperial')).toEqual({ weights: log, unread: 0 })
})

test.each([
  ['2026-11-17;80,1', 'metric', 80.1],
  ['2026-11-17\t80.1', 'metric', 80.1],
  ['"2026-11-17","80.1"', 'metric', 80.1],
  ['\uFEFFDate,Weight (lb)\n2026-11-17,176.6', 'metric', 80.104],
  ['2026-11-17,176.6', 'imperial', 80.104],
] as const)('%j in %s units is read', (text, units, mass) => {
  expect(readCsv(text, units)).toEqual({ weights: [{ day: '2026-11-17', kg: mass }], unread: 0 })
})

test('lines without a valid day, or without the weight of an adult, are counted', () => {
  const lines = [
    '2026-02-31,80',
    '2026-11-17,heavy',
    '2026-11-18,80',
    '2026-11-19,0',
    '2026-11-20,22.4',
    '2026-11-21,801',
  ]
  expect(readCsv(['day,kg', ...lines].join('\n'), 'metric')).toEqual({
    weights: [{ day: '2026-11-18', kg: 80 }],
    unread: 5,
  })
})
