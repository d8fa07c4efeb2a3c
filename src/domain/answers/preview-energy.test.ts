import { expect, test } from 'vitest'
import { previewEnergy } from './preview-energy.ts'

test.each([
  [1811, 1800],
  [1825, 1850],
  [1824.9, 1800],
  [900, 1200],
  [7000, 5000],
])('%d kcal become %d', (energy, sent) => {
  expect(previewEnergy(energy)).toBe(sent)
})
