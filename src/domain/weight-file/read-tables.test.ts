import { expect, test } from 'vitest'
import { findTables } from './find-tables.ts'
import { jsonTables } from './json-tables.ts'
import { knownPerson } from './known-person.example.ts'
import { readTables } from './read-tables.ts'
import type { FileAnswers, FileReading } from './reading.ts'
import { weightFiles } from './weight-files.example.ts'

type Name = keyof typeof weightFiles

const read = (text: string, answers?: FileAnswers): FileReading =>
  readTables(/^[[{]/.test(text) ? jsonTables(JSON.parse(text)) : findTables(text), knownPerson, answers)

/** A reading in a line: days with their weights, then what was left out, or the question. */
function told(reading: FileReading): string {
  if (reading.kind === 'unreadable') return reading.why
  if (reading.kind === 'question') return `asks ${reading.question.ask}`
  const weights = reading.weights.map(({ day, kg, others = [] }) =>
    [day, kg, ...others.map((other) => `+${other.kg}`)].join(' '),
  )
  return [...weights, ...reading.leftOut.map(({ why, count }) => `${why} ${count}`)].join(', ')
}

const BOTH = '2026-11-20 84.1, 2026-11-21 83.9'
const POUNDS = '2026-11-20 84.096, 2026-11-21 83.915'

test.each<[Name, string]>([
  ['bom.csv', '2026-11-20 84.1'],
  ['cell-units-lb.csv', POUNDS],
  ['comma-decimal-quoted.csv', '2026-11-20 84.7, 2026-11-21 83.9'],
  ['comma-decimal-unquoted.csv', '2026-11-20 84.7, 2026-11-21 83.9'],
  ['dmy.csv', '2026-11-20 84.7, 2026-11-21 83.9'],
  ['failed-weighing.csv', '2026-11-22 83.9, NOT_A_WEIGHT 2'],
  ['fitbit-body.csv', BOTH],
  ['garmin-weight.csv', BOTH],
  ['google-fit-daily.csv', BOTH],
  ['hackersdiet.csv', BOTH],
  ['header-underscore-kg.csv', BOTH],
  ['header-underscore-lb.csv', POUNDS],
  ['iso-T-local-midnight.csv', '2026-11-20 84.7'],
  ['libra-v6.csv', BOTH],
  ['macrofactor-trend.csv', BOTH],
  ['mdy-ambiguous.csv', 'asks order'],
  ['month-name.csv', '2026-11-20 84.1'],
  ['myfitnesspal-measurements.csv', BOTH],
  ['newest-first-dup.csv', 'asks sameDay'],
  ['old-history.csv', '2024-01-05 92, 2025-01-05 90.1, 2026-01-05 88.2, 2026-06-05 86.2'],
  ['openscale.csv', '2026-11-20 84.1'],
  ['renpho.csv', BOTH],
  ['samsung-health-weight.csv', '2026-11-20 84.1'],
  ['semicolon-german-date.csv', '2026-11-20 84.7, 2026-11-21 83.9'],
  ['stone.csv', 'asks stones'],
  ['tab.txt', '2026-11-20 84.1'],
  ['two-people.csv', 'asks person'],
  ['utf16.csv', BOTH],
  ['wger.csv', BOTH],
  ['with-blank-weight.csv', '2026-11-21 83.9, NO_WEIGHT 2'],
  ['withings-weight.csv', BOTH],
  ['happy-scale.csv', POUNDS],
  ['zepp-life.csv', BOTH],
  ['mi-fit-epoch.csv', BOTH],
  ['cronometer-biometrics.csv', POUNDS],
  ['lose-it.csv', `${POUNDS}, DELETED 1`],
  ['trendweight.csv', '2026-11-20 84.1, 2026-11-22 83.9, INTERPOLATED 1'],
  ['trend-only.csv', 'ONLY_TREND'],
  ['withings-de.csv', '2026-11-20 84.1'],
  ['renpho-lb.csv', POUNDS],
  ['excel-serial.csv', BOTH],
  ['french.csv', BOTH],
  ['japanese.csv', BOTH],
  ['polish.csv', BOTH],
  ['no-heading.txt', BOTH],
  ['samsung-new.csv', '2026-11-21 84.1'],
  ['fitbit-sections.csv', '2026-11-20 84.096'],
  ['old-line-ends.csv', BOTH],
  ['pounds-column-for-pounds-body.csv', 'asks unit'],
  ['goal-and-weight.csv', BOTH],
  ['week-day-names.csv', BOTH],
  ['fitbit-takeout.json', POUNDS],
  ['google-fit-takeout.json', '2026-11-20 84.1'],
  ['health-connect.json', '2026-11-20 84.1, 2026-11-21 83.9'],
  ['health-connect-values.json', '2026-11-20 84.1'],
  ['garmin-biometrics.json', BOTH],
  ['fitbit-takeout-new.csv', BOTH],
  ['garmin-de.csv', BOTH],
  ['garmin-summaries.json', BOTH],
  ['cronometer-sources.csv', BOTH],
  ['health-auto-export.csv', BOTH],
  ['health-auto-export.json', POUNDS],
  ['simple-health-export.csv', BOTH],
  ['health-connect-rows.csv', BOTH],
  ['samsung-trailing.csv', BOTH],
  ['by-day.json', BOTH],
  ['stones-and-pounds.csv', POUNDS],
  ['browser-date.csv', BOTH],
  ['colons.txt', BOTH],
  ['birthday-as-date.csv', `${BOTH}, NO_DAY 1`],
  ['chinese-pounds.csv', 'NO_WEIGHT_COLUMN'],
  ['strong.csv', 'asks yours'],
  ['fitnotes.csv', 'asks yours'],
  ['food-diary.csv', 'asks yours'],
  ['own-diary.csv', BOTH],
])('%s: %s', (name, expected) => {
  expect(told(read(weightFiles[name]))).toBe(expected)
})

test.each<[Name, FileAnswers, string]>([
  ['mdy-ambiguous.csv', { order: 'mdy' }, '2026-11-10 84.7, 2026-11-11 83.9, 2026-11-12 83.9'],
  ['mdy-ambiguous.csv', { order: 'dmy' }, '2026-10-11 84.7, 2026-11-11 83.9, FUTURE 1'],
  ['newest-first-dup.csv', { sameDay: 'last-line' }, '2026-11-20 84.1, 2026-11-21 86.9 +83.2'],
  ['newest-first-dup.csv', { sameDay: 'leave-out' }, '2026-11-20 84.1, SAME_DAY_UNCLEAR 2'],
  ['stone.csv', { stones: 'pounds' }, '2026-11-20 83.915, 2026-11-21 83.461'],
  ['stone.csv', { stones: 'decimals' }, '2026-11-20 83.915, 2026-11-21 83.824'],
  ['two-people.csv', { person: 'Ann' }, `${BOTH}, ANOTHER_PERSON 2`],
  ['two-people.csv', { person: 'Bob' }, 'asks yours'],
  ['pounds-column-for-pounds-body.csv', { unit: 'lb' }, POUNDS],
])('%s, after %j: %s', (name, answers, expected) => {
  expect(told(read(weightFiles[name], answers))).toBe(expected)
})
