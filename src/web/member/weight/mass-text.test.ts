import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitSystems } from '#domain/unit-system.ts'
import { massFrom, massText } from './mass-text.ts'

test.each([
  ['79.4', 79.4],
  ['79,4', 79.4],
  [' 79 ', 79],
  ['79.', 79],
  ['79.46', 79.5],
] as const)('%j is %d kg', (text, mass) => {
  expect(massFrom(text, 'metric')).toBe(mass)
})

test.each(['', ' ', 'kg', '79.4 kg', '7 9', '-79', '1e3', '79..4', '12345', '٧٩'])('%j is not a weight', (text) => {
  expect(massFrom(text, 'metric')).toBeNull()
})

test('pounds are converted', () => {
  expect(massFrom('176.4', 'imperial')).toBe(80.014)
})

test('a weight typed to a tenth is shown as typed, in either unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 7700 }), fc.constantFrom(...unitSystems), (tenths, units) => {
      const text = String(tenths / 10)
      const mass = massFrom(text, units)
      expect(mass === null ? null : massText(mass, units)).toBe(text)
    }),
  )
})
