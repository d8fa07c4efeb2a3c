import { expect, test } from 'vitest'
import { placeRange } from './place-range.ts'

const band = [
  { day: 0, low: 176, high: 176 },
  { day: 4, low: 174, high: 178 },
  { day: 75, low: 168, high: 175 },
  { day: 150, low: 163, high: 175 },
]
const boxes = [
  { width: 350, height: 66 },
  { width: 140, height: 78 },
  { width: 310, height: 250 },
  { width: 820, height: 780 },
]

test.each(boxes)('in $width x $height everything lies within the box, and no label on another', (box) => {
  const placed = placeRange({ band, goal: { weight: 150 } }, box) ?? expect.fail()
  const { x, y, size, hasLabels, startLabel, high, low } = placed
  for (const { day, low: least, high: most } of band) {
    expect(x(day)).toBeGreaterThanOrEqual(size.dot)
    expect(x(day)).toBeLessThanOrEqual(box.width - size.labels)
    expect(y(most)).toBeGreaterThanOrEqual(size.dot)
    expect(y(least)).toBeLessThanOrEqual(box.height)
  }
  if (!hasLabels) return
  expect(low - high).toBeGreaterThanOrEqual(size.text)
  expect(low).toBeLessThanOrEqual(box.height)
  // The label of today's weight stands above its dot, and above the band beside it.
  expect(startLabel - size.text).toBeGreaterThanOrEqual(0)
  expect(startLabel).toBeLessThanOrEqual(y(178) - size.dot - 6)
})

test('a low box shows the range alone, a higher one the goal beside it', () => {
  const [low, , high] = boxes.map((box) => placeRange({ band, goal: { weight: 150 } }, box)?.hasGoal)
  expect([low, high]).toEqual([false, true])
})

test('there is nothing to draw without a band', () => {
  expect(placeRange({ band: [], goal: null }, { width: 300, height: 200 })).toBeNull()
})
