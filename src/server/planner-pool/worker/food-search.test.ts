import { expect, test } from 'vitest'
import { foodNames, foodSearch } from './food-search.ts'

const found = (text: string) => foodSearch(text).map(({ id }) => id)

test('the nearest name comes first', () => {
  expect(found('egg')[0]).toBe('egg')
  expect(found('tomatoes')[0]).toBe('tomato')
  expect(foodSearch('salmon')[0]?.name.toLowerCase()).toContain('salmon')
})

test('accents and capitals do not matter', () => {
  expect(found('CREME')).toContain('creme-fraiche-light')
  expect(found('jalapeno')).toContain('jalapeno')
})

test('no more than twenty, and none for what nothing is called', () => {
  expect(found('e').length).toBe(20)
  expect(found('zzz')).toEqual([])
  expect(found('  ')).toEqual([])
  expect(found('.*')).toEqual([])
})

test('names of foods, without what is no food', () => {
  expect(foodNames(['cumin', 'nonsense', '__proto__'])).toEqual(new Map([['cumin', 'ground cumin']]))
})
