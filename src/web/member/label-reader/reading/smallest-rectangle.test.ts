import { expect, test } from 'vitest'
import { smallestRectangle } from './smallest-rectangle.ts'

const turned = (angle: number) =>
  [
    [-50, -10],
    [50, -10],
    [50, 10],
    [-50, 10],
    [0, 0],
  ].map(([x = 0, y = 0]) => ({
    x: 200 + x * Math.cos(angle) - y * Math.sin(angle),
    y: 100 + x * Math.sin(angle) + y * Math.cos(angle),
  }))

test.each([0, 0.1, -0.3, 0.7])('a line turned by %s radians is found at its angle', (angle) => {
  const found = smallestRectangle(turned(angle))
  expect(found?.angle).toBeCloseTo(angle, 6)
  expect(found?.width).toBeCloseTo(100, 6)
  expect(found?.height).toBeCloseTo(20, 6)
  expect(found?.centre.x).toBeCloseTo(200, 6)
  expect(found?.centre.y).toBeCloseTo(100, 6)
})

test('a single point has no rectangle', () => {
  expect(smallestRectangle([{ x: 1, y: 1 }])).toBeNull()
})
