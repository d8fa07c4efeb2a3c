import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutRange, type Range } from './layout-range.ts'

const rangeWith = (now: number, goal: number): Range => ({
  low: 53.5,
  high: 72,
  words: ['53–72 kg', 'healthy range'],
  marks: [
    { id: 'now', value: now, words: ['52 kg', 'you now'] },
    { id: 'goal', value: goal, words: ['45 kg', 'your goal'] },
  ],
})

test('the labels of two values are side by side within the drawing, however close the values are', () => {
  const weight = fc.double({ min: 35, max: 300, noNaN: true })
  fc.assert(
    fc.property(weight, weight, (now, goal) => {
      const { marks, size } = layoutRange(rangeWith(now, goal))
      const [left, right] = marks
      expect(marks).toHaveLength(2)
      if (left === undefined || right === undefined) return
      expect(left.textX - left.width / 2).toBeGreaterThanOrEqual(0)
      expect(right.textX + right.width / 2).toBeLessThanOrEqual(size.width)
      expect(left.textX + left.width / 2).toBeLessThan(right.textX - right.width / 2)
    }),
  )
})

test('values keep their order along the track', () => {
  const { marks, good } = layoutRange(rangeWith(60, 45))
  expect(marks.map(({ id }) => id)).toEqual(['goal', 'now'])
  expect(marks[0]?.x).toBeLessThan(good.left)
  expect(marks[1]?.x).toBeGreaterThan(good.left)
})
