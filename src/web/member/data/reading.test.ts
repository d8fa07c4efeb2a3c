import { expect, test } from 'vitest'
import {
  day,
  fitting,
  flag,
  list,
  moment,
  named,
  number,
  oneOf,
  orNull,
  record,
  text,
  whole,
} from '#web/member/data/reading.ts'

const read = fitting(
  record<{ name: string; size: number; tags: string[]; note: string | null }>({
    name: text,
    size: whole,
    tags: list(text),
    note: orNull(text),
  }),
)

const good = { name: 'a', size: 1, tags: ['x'], note: null }

test('a record that fits is taken over, without unknown fields', () => {
  expect(read({ ...good, more: true })).toEqual(good)
})

test.each([
  null,
  undefined,
  'text',
  [],
  [good],
  {},
  { ...good, size: 1.5 },
  { ...good, tags: [1] },
  { ...good, note: 0 },
])('%j does not fit', (foreign) => {
  expect(read(foreign)).toBeNull()
})

test.each([
  [number, 1.5, Number.NaN],
  [flag, false, 0],
  [day, '2026-11-24', '24.11.2026'],
  [day, '2024-02-29', '2026-13-01'],
  [moment, '2026-11-24T10:00:00Z', 'today'],
  [oneOf(['a', 'b']), 'b', 'c'],
  [named(whole), { a: 1 }, { a: 'x' }],
])('%# takes what it is for and nothing else', (reader, right, wrong) => {
  expect(fitting<unknown>(reader)(right)).toEqual(right)
  expect(fitting<unknown>(reader)(wrong)).toBeNull()
})

test('a fault of a reader itself is not taken for a reply that does not fit', () => {
  const broken = fitting(() => {
    throw new TypeError('broken')
  })
  expect(() => broken('x')).toThrow(TypeError)
})
