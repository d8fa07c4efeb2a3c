import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxesMeet, isWithin, lineMeets } from './box.ts'
import { type Label, placeLabels } from './place-labels.ts'

const bounds = { left: 0, top: 0, right: 350, bottom: 250 }
const falling = [
  { x: 0, y: 60 },
  { x: 100, y: 120 },
  { x: 350, y: 180 },
]
const label = (id: string, x: number, y: number): Label => ({ id, at: { x, y }, width: 80, height: 18 })

test('a label is placed above its point, to the right, if there is room', () => {
  const [placed] = placeLabels([label('a', 100, 120)], { bounds, lines: [], things: [] })
  expect(placed?.box).toEqual({ left: 92, top: 93, right: 172, bottom: 111 })
})

test('a label avoids a line', () => {
  const [placed] = placeLabels([label('a', 100, 120)], { bounds, lines: [falling], things: [] })
  expect(placed).toBeDefined()
  if (placed !== undefined) expect(lineMeets(falling, placed.box)).toBe(false)
})

test('an optional label without room is left out', () => {
  const tight = { bounds: { left: 0, top: 0, right: 60, bottom: 250 }, lines: [], things: [] }
  expect(placeLabels([{ ...label('a', 30, 100), isOptional: true }], tight)).toEqual([])
})

test('labels keep clear of the line, of markers, of the border and of each other', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 350 }), y: fc.integer({ min: 60, max: 200 }) })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 4 }), (points) => {
      const things = points.map(({ x, y }) => ({ left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 }))
      const placed = placeLabels(
        points.map(({ x, y }, place) => label(String(place), x, y)),
        { bounds, lines: [falling], things },
      )
      expect(placed).toHaveLength(points.length)
      for (const { id, box } of placed) {
        expect(isWithin(box, bounds)).toBe(true)
        expect(lineMeets(falling, box)).toBe(false)
        expect(things.some((thing) => boxesMeet(thing, box))).toBe(false)
        expect(placed.some((other) => other.id !== id && boxesMeet(other.box, box))).toBe(false)
      }
    }),
  )
})
