import { expect, test } from 'vitest'
import { shoppingLines } from './shopping-lines.ts'

const buys = (needs: Parameters<typeof shoppingLines>[0]) =>
  shoppingLines(needs).map(({ buy, name }) => `${buy} ${name}`.trim())

test('the same ingredient of several meals is bought once', () => {
  expect(
    buys([
      { id: 'chickpeas', g: 240 },
      { id: 'chickpeas', g: 200 },
    ]),
  ).toEqual(['2 cans tinned chickpeas, drained'])
})

test('things sold singly are counted', () => {
  expect(buys([{ id: 'courgette', g: 392 }])).toEqual(['2 courgettes'])
  expect(buys([{ id: 'courgette', g: 100 }])).toEqual(['1 courgette'])
})

test('no less is bought than is needed', () => {
  expect(buys([{ id: 'chickpeas', g: 240 }])).toEqual(['1 can tinned chickpeas, drained'])
  expect(buys([{ id: 'chickpeas', g: 241 }])).toEqual(['2 cans tinned chickpeas, drained'])
  // A rounding error in the sum does not lead to another can.
  expect(buys(Array.from({ length: 10 }, () => ({ id: 'chickpeas', g: 24.000_000_1 })))).toEqual([
    '1 can tinned chickpeas, drained',
  ])
})

test('the list follows the aisles of the shop, and tap water is not on it', () => {
  const ids = shoppingLines([
    { id: 'frozen-peas', g: 100 },
    { id: 'water', g: 500 },
    { id: 'cumin', g: 2 },
    { id: 'onion', g: 110 },
    { id: 'milk-semi', g: 200 },
  ]).map(({ id }) => id)
  expect(ids).toEqual(['onion', 'milk-semi', 'cumin', 'frozen-peas'])
})

test('a small part of a jar of spice counts as a staple, a whole can does not', () => {
  const [can, jar] = shoppingLines([
    { id: 'cumin', g: 2 },
    { id: 'tinned-tomatoes', g: 400 },
  ])
  expect([jar?.id, jar?.staple, can?.staple]).toEqual(['cumin', true, false])
})

test('within an aisle the list is alphabetical, ignoring case', () => {
  const names = shoppingLines([
    { id: 'chinese-leaf', g: 100 },
    { id: 'thai-basil', g: 10 },
    { id: 'apple', g: 182 },
    { id: 'coriander', g: 10 },
  ]).map(({ id }) => id)
  expect(names).toEqual(['apple', 'chinese-leaf', 'coriander', 'thai-basil'])
})

test('loaves are counted in loaves', () => {
  expect(shoppingLines([{ id: 'sourdough', g: 1500 }]).map(({ buy }) => buy)).toEqual(['2 loaves'])
})

test('a food that few kitchens have is not marked as a staple, however little is needed', () => {
  const staple = (id: 'cumin' | 'tamarind-paste' | 'olive-oil', g: number) => shoppingLines([{ id, g }])[0]?.staple
  expect([staple('cumin', 2), staple('olive-oil', 30), staple('tamarind-paste', 5)]).toEqual([true, true, false])
  expect(staple('olive-oil', 400)).toBe(false)
})
