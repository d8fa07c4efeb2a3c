import { expect, test } from 'vitest'
import { foodNames, foodSearch } from './food-search.ts'

const found = (text: string) => foodSearch(text).map(({ id }) => id)

test('the closest name comes first', () => {
  expect(found('egg')[0]).toBe('egg')
  expect(found('tomatoes')[0]).toBe('tomato')
  expect(foodSearch('salmon')[0]?.name.toLowerCase()).toContain('salmon')
})

test('accents and capitals do not matter', () => {
  expect(found('CREME')).toContain('creme-fraiche-light')
  expect(found('jalapeno')).toContain('jalapeno')
})

test('finds at most twenty foods, and none for a text that is in no name', () => {
  expect(found('e').length).toBe(20)
  expect(found('zzz')).toEqual([])
  expect(found('  ')).toEqual([])
  expect(found('.*')).toEqual([])
})

test('returns the names of foods and leaves out unknown ids', () => {
  expect(foodNames(['cumin', 'nonsense', '__proto__'])).toEqual(new Map([['cumin', 'ground cumin']]))
})
