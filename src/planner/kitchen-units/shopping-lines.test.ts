import { expect, test } from 'vitest'
import type { Market } from '#domain/usage.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { allIngredients } from '#planner/foods/ingredients.ts'
import { packIn } from '#planner/foods/packs.ts'
import { packFor } from '#planner/larder/packages.ts'
import { type Need, shoppingLines } from './shopping-lines.ts'

const packOf = (market: Market) => (id: IngredientId) => packIn(market, id)
const inBritain = (needs: readonly Need[]) => shoppingLines(needs, packOf('GB'))
const buys = (needs: readonly Need[]) => inBritain(needs).map(({ buy, name }) => `${buy} ${name}`.trim())

test('what should be left from earlier weeks is not bought again', () => {
  const lines = (left: number) => shoppingLines([{ id: 'chickpeas', g: 480 }], packOf('GB'), () => left)
  const [anew, some, all] = [0, 240, 500].map((left) => lines(left)[0])
  expect(anew).toMatchObject({ packs: { count: 2 }, staple: false })
  expect(some).toMatchObject({ grams: 480, left: 240, packs: { count: 1 }, staple: false })
  expect(all).toMatchObject({ grams: 480, left: 500, buy: '', staple: true })
})

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
  const ids = inBritain([
    { id: 'frozen-peas', g: 100 },
    { id: 'water', g: 500 },
    { id: 'cumin', g: 2 },
    { id: 'onion', g: 110 },
    { id: 'milk-semi', g: 200 },
  ]).map(({ id }) => id)
  expect(ids).toEqual(['onion', 'milk-semi', 'cumin', 'frozen-peas'])
})

test('a small part of a jar of spice counts as a staple, a whole can does not', () => {
  const [can, jar] = inBritain([
    { id: 'cumin', g: 2 },
    { id: 'tinned-tomatoes', g: 400 },
  ])
  expect([jar?.id, jar?.staple, can?.staple]).toEqual(['cumin', true, false])
})

test('within an aisle the list is alphabetical, ignoring case', () => {
  const names = inBritain([
    { id: 'chinese-leaf', g: 100 },
    { id: 'thai-basil', g: 10 },
    { id: 'apple', g: 182 },
    { id: 'coriander', g: 10 },
  ]).map(({ id }) => id)
  expect(names).toEqual(['apple', 'chinese-leaf', 'coriander', 'thai-basil'])
})

test('halves of heads and pieces that are sold cut are counted as what they make', () => {
  const alone = (id: IngredientId, g: number) =>
    shoppingLines([{ id, g }], (food) => packFor(1, 'GB', food)).map(({ buy, name }) => `${buy} ${name}`)[0]
  expect([180, 360, 500].map((g) => alone('celery', g))).toEqual([
    '½ bunch celery',
    '1 bunch celery',
    '1½ bunches celery',
  ])
  expect([100, 300, 320].map((g) => alone('cucumber', g))).toEqual(['½ cucumber', '1 cucumber', '1½ cucumbers'])
  const spanish = shoppingLines(
    [{ id: 'cabbage', g: 1000 }],
    (food) => packFor(1, 'US', food),
    () => 0,
    'es',
  )
  expect(spanish[0]?.buy).toBe('1½ cabezas')
})

test('a half is half of what a family buys, in either market', () => {
  for (const { id } of allIngredients)
    for (const market of ['GB', 'US'] as const) {
      const [unit, grams, half] = packFor(1, market, id) ?? []
      const whole = packFor(2, market, id)
      if (half === undefined) continue
      expect([whole?.[0], Math.abs((whole?.[1] ?? 0) / 2 - (grams ?? 0)) < 5], id).toEqual([unit, true])
    }
})

test('loaves are counted in loaves', () => {
  expect(inBritain([{ id: 'sourdough', g: 1500 }]).map(({ buy }) => buy)).toEqual(['2 loaves'])
})

test('a food that few kitchens have is not marked as a staple, however little is needed', () => {
  const staple = (id: 'cumin' | 'tamarind-paste' | 'olive-oil', g: number) => inBritain([{ id, g }])[0]?.staple
  expect([staple('cumin', 2), staple('olive-oil', 30), staple('tamarind-paste', 5)]).toEqual([true, true, false])
  expect(staple('olive-oil', 400)).toBe(false)
})

test('an American shop has American packs', () => {
  const milk = [{ id: 'milk-semi', g: 1500 }] as const
  expect(shoppingLines(milk, packOf('GB'))[0]?.packs).toEqual({ count: 2, unit: 'carton' })
  expect(shoppingLines(milk, packOf('US'))[0]?.packs).toEqual({ count: 1, unit: 'carton' })
  expect(shoppingLines([{ id: 'raspberries', g: 300 }], packOf('US'))[0]?.buy).toBe('2 boxes')
  expect(shoppingLines([{ id: 'black-beans', g: 240 }], packOf('US'))[0]?.buy).toBe('1 can')
})

test('no American reads of punnets, and no pack is of quite another size', () => {
  const packs = allIngredients.flatMap(({ id }) => packIn('US', id) ?? [])
  expect(packs.filter((each) => each === 'punnet')).toEqual([])
  for (const { id } of allIngredients) {
    const [british, american] = [packIn('GB', id), packIn('US', id)]
    expect(american === undefined).toBe(british === undefined)
    const ratio = (american?.[1] ?? 1) / (british?.[1] ?? 1)
    expect(ratio, id).toBeGreaterThan(1 / 4)
    expect(ratio, id).toBeLessThan(4)
  }
})
