import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeAfter } from './food-search.tsx'

test('arrow down goes through every option and back to the field, and arrow up reverses it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.option(fc.nat({ max: 11 }), { nil: null }), (count, start) => {
      const active = start === null || start >= count ? null : start
      const down = activeAfter('ArrowDown', active, count) ?? null
      expect(activeAfter('ArrowUp', down, count)).toBe(active)
    }),
  )
})

test('an empty list has nothing to make active', () => {
  expect(activeAfter('ArrowDown', null, 0)).toBeNull()
})

test.each(['Enter', 'Escape', 'Home', 'a'])('%s is left to the field', (key) => {
  expect(activeAfter(key, 1, 3)).toBeUndefined()
})
