import { expect, test } from 'vitest'
import { kg } from '#domain/units.ts'
import { exactMassText, massRangeText, massText } from './measures.ts'

test('masses are formatted in the given units, with a no-break space', () => {
  expect(massText(kg(74.4), 'metric')).toBe('74\u202fkg')
  expect(massText(kg(74.4), 'imperial')).toBe('164\u202flb')
  expect(exactMassText(kg(0.42), 'metric')).toBe('0.4\u202fkg')
})

test('the ends of a range lie within it', () => {
  expect(massRangeText(kg(53.46), kg(71.96), 'metric')).toBe('54–71\u202fkg')
  expect(massRangeText(kg(53.46), kg(71.96), 'imperial')).toBe('118–158\u202flb')
})
