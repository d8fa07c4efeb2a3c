import { expect, test } from 'vitest'
import { textInUnits } from './text-in-units.ts'

test('text stays as written in the metric system', () => {
  const text = 'Set the oven to 200 °C fan and cut it into 2 cm pieces.'
  expect(textInUnits(text, 'metric')).toBe(text)
})

test.each([
  ['Set the oven to 200 °C fan.', 'Set the oven to 400\u202f°F convection (200 °C fan).'],
  ['Heat the oven to 210 °C.', 'Heat the oven to 400\u202f°F (210 °C).'],
  ['until its middle is at 74 °C', 'until its middle is at 165\u202f°F (74 °C)'],
  ['in slices 1 cm thick', 'in slices ½ inch thick'],
  ['in coins 5 mm thick', 'in coins ¼ inch thick'],
  ['in cubes of 1.5 cm', 'in cubes of ½ inch'],
  ['snapped into lengths of 3 cm', 'snapped into lengths of 1¼ inches'],
])('%s', (written, told) => expect(textInUnits(written, 'imperial')).toBe(told))
