import { expect, test } from 'vitest'
import { foodNames, foodSearch } from './food-search.ts'

const found = (text: string) => foodSearch(text).map(({ id }) => id)

test.each([
  ['shrimp', 'any-prawn'],
  ['seafood', 'any-seafood'],
  ['shellfish', 'any-shellfish'],
  ['soy', 'any-soy'],
  ['nuts', 'any-nut'],
  ['pork', 'any-pork'],
  ['dairy', 'any-dairy'],
  ['cilantro', 'any-coriander'],
  ['anything with tomatoes', 'any-tomato'],
  ['no mushrooms', 'any-mushroom'],
  ['eggplant', 'any-aubergine'],
  ['sesame', 'any-sesame'],
  ['fish', 'any-fish'],
  ['brocolli', 'broccoli'],
  ['CREME', 'creme-fraiche-light'],
])('%s means %s first', (text, id) => {
  expect(found(text)[0]).toBe(id)
})

test.each([
  ['jitomates', 'any-tomato'],
  ['palta', 'avocado'],
  ['remolacha', 'beetroot'],
  ['sin cilantro', 'any-coriander'],
  ['platano', 'banana'],
  ['calabacitas', 'any-courgette'],
])('in Spanish %s means %s first', (text, id) => {
  expect(foodSearch(text, 'metric-US-es')[0]?.id).toBe(id)
})

test('a family says what it holds and how many dishes it takes away', () => {
  const [shellfish] = foodSearch('shellfish')
  expect(shellfish?.holds).toContain('raw peeled prawns')
  expect(shellfish?.foods).toBeGreaterThan(10)
  expect(shellfish?.dishes).toBeGreaterThan(5)
  const [saffron] = foodSearch('saffron')
  expect(saffron).toMatchObject({ id: 'saffron', holds: [], foods: 1 })
})

test('finds at most twenty foods, and none for a text that names none', () => {
  expect(found('ch').length).toBe(20)
  for (const text of ['xqzv', '  ', '.*', '<b>']) expect(found(text)).toEqual([])
})

test('returns the names of foods and families, and leaves out unknown ids', () => {
  expect(foodNames(['cumin', 'any-nut', 'any-nonsense', '__proto__'])).toEqual(
    new Map([
      ['cumin', 'ground cumin'],
      ['any-nut', 'nuts'],
    ]),
  )
})
