import { expect, test } from 'vitest'
import { lengthText, temperatureText, withLengths } from './temperature-and-length.ts'

test.each([
  [{ celsius: 200, fan: true }, '200 °C fan', '400\u202f°F convection (200 °C fan)'],
  [{ celsius: 210, fan: false }, '210 °C', '400\u202f°F (210 °C)'],
  [{ celsius: 74, fan: false }, '74 °C', '165\u202f°F (74 °C)'],
] as const)('%o', (heat, metric, imperial) => {
  expect(temperatureText(heat, 'metric')).toBe(metric)
  expect(temperatureText(heat, 'imperial')).toBe(imperial)
})

test.each([
  [1, '1 cm', '½ inch'],
  [0.5, '5 mm', '¼ inch'],
  [1.5, '1.5 cm', '½ inch'],
  [3, '3 cm', '1¼ inches'],
] as const)('%d cm', (centimetres, metric, imperial) => {
  expect(lengthText(centimetres, 'metric')).toBe(metric)
  expect(lengthText(centimetres, 'imperial')).toBe(imperial)
})

test('a preparation has its lengths in the units of the reader', () => {
  expect(withLengths('in {1 cm} dice', 'imperial')).toBe('in ½ inch dice')
  expect(withLengths('chopped', 'metric')).toBe('chopped')
})
