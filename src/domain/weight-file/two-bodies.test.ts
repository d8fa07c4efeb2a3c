import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/time.ts'
import { findTables } from './find-tables.ts'
import { knownPerson } from './known-person.example.ts'
import { readTables } from './read-tables.ts'
import type { FileAnswers, FileReading } from './reading.ts'

const fileOf = (lines: readonly (readonly [ago: number, kg: number])[]): string =>
  ['Date,Weight (kg)', ...lines.map(([ago, kg]) => `${addDays(knownPerson.today, -ago)},${kg.toFixed(1)}`)].join('\n')
const read = (text: string, answers?: FileAnswers): FileReading => readTables(findTables(text), knownPerson, answers)
const told = (reading: FileReading) => (reading.kind === 'question' ? reading.question.ask : reading.kind)

/** Two people on one scale: each on days of their own, in some order. */
const shared = (other: number, days = 20) =>
  Array.from(
    { length: days },
    (_, at) => [days - at, (at * 7) % 5 < 3 ? 84.5 + (at % 4) / 10 : other + (at % 3) / 10] as const,
  )

test.each([112, 60, 91, 78.5])('weights of 84 kg and %d kg by turns are asked about', (other) => {
  const text = fileOf(shared(other))
  const first = read(text)
  expect(told(first)).toBe('body')
  if (first.kind !== 'question' || first.question.ask !== 'body') return
  expect(first.question.options.map(({ value, preview }) => [value, preview.count])).toEqual(
    other > 84
      ? [
          ['lighter', 12],
          ['heavier', 8],
          ['both', 20],
        ]
      : [
          ['lighter', 8],
          ['heavier', 12],
          ['both', 20],
        ],
  )
  const own = read(text, { body: other > 84 ? 'lighter' : 'heavier' })
  expect(own).toMatchObject({ kind: 'read', leftOut: [{ why: 'ANOTHER_PERSON', count: 8 }] })
  expect(
    own.kind === 'read' ? own.weights.map(({ kg }) => Math.round(kg)).filter((kg) => kg < 84 || kg > 85) : [],
  ).toEqual([])
  // The member may be the one whom the log does not know yet.
  const theirs = read(text, { body: other > 84 ? 'heavier' : 'lighter' })
  expect(theirs.kind === 'read' ? theirs.weights.length : theirs).toBe(8)
})

test('two people who both weigh on most days are asked about, too', () => {
  const text = fileOf(
    Array.from(
      { length: 12 },
      (_, at) =>
        [
          [at, 84.6],
          [at, 70.2],
        ] as const,
    ).flat(),
  )
  expect(told(read(text))).toBe('body')
  expect(read(text, { body: 'heavier' })).toMatchObject({ kind: 'read', weights: { length: 12 } })
})

test('one body is not two: a large loss, a pause, a bad evening or a single stranger', () => {
  const loss = Array.from({ length: 60 }, (_, at) => [7 * (60 - at), 104 - at / 3] as const)
  const pause = Array.from({ length: 40 }, (_, at) => [at < 20 ? 900 - at : 40 - at, at < 20 ? 96 : 84.5] as const)
  const stranger = [
    ...Array.from({ length: 40 }, (_, at) => [40 - at, 84.5] as const),
    [3, 70] as const,
    [9, 70.4] as const,
  ]
  for (const lines of [loss, pause, stranger]) expect(told(read(fileOf(lines)))).not.toBe('body')
})

test('no honest log of one body is taken for two', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -12, max: 12 }), { minLength: 20, maxLength: 80 }), (steps) => {
      let tenths = 845
      const lines = steps.map((step, at) => {
        tenths += step / 2
        return [at, tenths / 10] as const
      })
      expect(told(read(fileOf(lines)))).not.toBe('body')
    }),
    { seed: 3, numRuns: 100 },
  )
})
