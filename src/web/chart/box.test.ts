import { expect, test } from 'vitest'
import { boxAround, boxesMeet, lineMeets, segmentMeets } from './box.ts'

const box = { left: 10, top: 10, right: 20, bottom: 20 }

test.each([
  ['that crosses the box', { x: 0, y: 0 }, { x: 30, y: 30 }, true],
  ['inside the box', { x: 12, y: 12 }, { x: 13, y: 18 }, true],
  ['that passes a corner of the box', { x: 0, y: 15 }, { x: 15, y: 31 }, false],
  ['that ends before the box', { x: 0, y: 15 }, { x: 9, y: 15 }, false],
  ['above the box', { x: 0, y: 5 }, { x: 30, y: 5 }, false],
])('a segment %s', (_, from, to, meets) => {
  expect(segmentMeets(from, to, box)).toBe(meets)
})

test('a line meets a box if any of its segments does', () => {
  const around = [
    { x: 0, y: 0 },
    { x: 0, y: 30 },
    { x: 30, y: 30 },
  ]
  expect(lineMeets(around, box)).toBe(false)
  expect(lineMeets([...around, { x: 15, y: 15 }], box)).toBe(true)
})

test('boxes that only touch do not meet', () => {
  expect(boxesMeet(box, { ...box, left: 20, right: 30 })).toBe(false)
  expect(boxesMeet(box, boxAround({ x: 22, y: 15 }, 3))).toBe(true)
})
