import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/time.ts'
import { textWidth } from '#web/chart/text-width.ts'
import { dayMarks } from './day-marks.ts'

const daysOf = (count: number) => Array.from({ length: count }, (_, place) => addDays('2026-01-01', place))
const on = (...days: string[]) => days.map((day) => ({ day }))

test('annotations on one day, or on days too close for two marks, share a mark', () => {
  const days = daysOf(28)
  const marks = dayMarks(days, on('2026-01-03', '2026-01-03', '2026-01-04', '2026-01-20'))
  expect(marks.map(({ words }) => words)).toEqual(['1–3', '4'])
  expect(marks[0]?.at).toBeCloseTo(100 * (3 / 28))
  expect(dayMarks(daysOf(7), on('2026-01-03', '2026-01-04')).map(({ words }) => words)).toEqual(['1', '2'])
  expect(dayMarks([], on('2026-01-03'))).toEqual([])
})

test('no two marks touch, however many annotations there are, and each number is in one mark', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.array(fc.nat(399), { maxLength: 120 }), (count, places) => {
      const days = daysOf(count)
      const happened = places
        .map((place) => place % count)
        .sort((a, b) => a - b)
        .map((place) => ({ day: days[place] ?? '' }))
      const marks = dayMarks(days, happened)
      const width = (words: string) => Math.max(20, textWidth(words, 12) + 8)
      for (const [place, mark] of marks.entries()) {
        const next = marks[place + 1]
        if (next === undefined) continue
        const apart = (260 * (next.at - mark.at)) / 100
        expect(apart).toBeGreaterThanOrEqual((width(mark.words) + width(next.words)) / 2 - 1e-6)
      }
      const numbers = marks.flatMap(({ words }) => {
        const [first = 0, last = first] = words.split('–').map(Number)
        return Array.from({ length: last - first + 1 }, (_, more) => first + more)
      })
      expect(numbers).toEqual(happened.map((_, place) => place + 1))
    }),
  )
})
