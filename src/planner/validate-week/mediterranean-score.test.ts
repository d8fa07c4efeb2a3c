import { expect, test } from 'vitest'
import { kcalPerDay } from '#domain/units.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { aimingAt, goodWeek, sampleRequest, smallLibrary, smallLibraryWith } from './hand-made.example.ts'
import { mediterraneanScore } from './mediterranean-score.ts'
import { validationInputOf } from './validation-input.ts'

const scoreOf = (library = smallLibrary, request = sampleRequest) =>
  mediterraneanScore(validationInputOf(goodWeek, request, library))
const oneOf = (id: IngredientId, g: number) => ({ ingredients: [{ id, g: 2 * g }] })

test('a week of oats, chicken and rice only gets the points for things left out', () => {
  // No red meat, butter, sweet drinks or sweets, and poultry before meat: five points.
  expect(scoreOf()).toEqual({
    points: 5,
    missed: ['OLIVE_OIL_FIRST', 'OLIVE_OIL', 'VEGETABLES', 'FRUIT', 'LEGUMES', 'FISH', 'NUTS', 'SOFRITO'],
  })
})

test('a point is given from its exact limit in grams on', () => {
  // dinner-1 is eaten once: 450 g of tinned beans are three servings, as are 180 g of dry lentils after cooking.
  const missesLegumes = (id: 'chickpeas' | 'red-lentils', g: number) =>
    scoreOf(smallLibraryWith('dinner-1', oneOf(id, g))).missed.includes('LEGUMES')
  expect([missesLegumes('chickpeas', 450), missesLegumes('chickpeas', 449)]).toEqual([false, true])
  expect([missesLegumes('red-lentils', 180), missesLegumes('red-lentils', 179)]).toEqual([false, true])
  expect(scoreOf(smallLibraryWith('dinner-1', oneOf('salmon', 300))).missed).not.toContain('FISH')
  expect(scoreOf(smallLibraryWith('dinner-1', oneOf('beef-flank', 700))).missed).toContain('LITTLE_RED_MEAT')
})

test('for a person without tree nuts, seeds count in their place', () => {
  const seeds = smallLibraryWith('dinner-1', oneOf('pumpkin-seeds', 90))
  const nutless = { ...sampleRequest, cook: { ...sampleRequest.cook, restrictions: ['TREE_NUTS'] } } as const
  expect(scoreOf(seeds).missed).toContain('NUTS')
  expect(scoreOf(seeds, nutless).missed).not.toContain('NUTS')
})

test('a person who eats little needs two spoons of olive oil a day, others four', () => {
  const oily = smallLibraryWith('dinner-1', oneOf('olive-oil', 2 * 13.5 * 7))
  expect(scoreOf(oily).missed).not.toContain('OLIVE_OIL')
  const hungry = aimingAt({ energy: kcalPerDay(3000) })
  expect(scoreOf(oily, hungry).missed).toContain('OLIVE_OIL')
})

// dinner-1 is eaten once, by one person.
test.each([
  ['VEGETABLES', 'spinach', 2800],
  ['FRUIT', 'apple', 1680],
  ['FISH', 'salmon', 300],
  ['NUTS', 'almonds', 90],
  ['LEGUMES', 'chickpeas', 450],
  ['OLIVE_OIL', 'olive-oil', 189],
] as const)('%s is kept from %s on: %i g a week', (item, food, grams) => {
  const missedWith = (g: number) => scoreOf(smallLibraryWith('dinner-1', oneOf(food, g))).missed.includes(item)
  expect([missedWith(grams), missedWith(grams - 1)]).toEqual([false, true])
})

test.each([
  ['LITTLE_RED_MEAT', 'beef-flank', 700],
  ['LITTLE_BUTTER', 'butter', 84],
  ['FEW_SWEETS', 'dark-chocolate', 90],
  ['NO_SWEET_DRINKS', 'apple-juice', 1750],
] as const)('%s is missed from %s on: %i g a week', (item, food, grams) => {
  const missedWith = (g: number) => scoreOf(smallLibraryWith('dinner-1', oneOf(food, g))).missed.includes(item)
  expect([missedWith(grams), missedWith(grams - 1)]).toEqual([true, false])
})

test('as much poultry as red meat is enough', () => {
  // What the week has besides dinner-1: 13 times 200 g.
  const missedWith = (g: number) => scoreOf(smallLibraryWith('dinner-1', oneOf('beef-flank', g))).missed
  expect(missedWith(2600)).not.toContain('POULTRY_FIRST')
  expect(missedWith(2601)).toContain('POULTRY_FIRST')
})

test('olive oil comes first only if there is more of it than of butter and other oils', () => {
  const missedWith = (olive: number) =>
    scoreOf(
      smallLibraryWith('dinner-1', {
        ingredients: [...oneOf('olive-oil', olive).ingredients, { id: 'butter', g: 40 }],
      }),
    ).missed
  expect(missedWith(21)).not.toContain('OLIVE_OIL_FIRST')
  expect(missedWith(20)).toContain('OLIVE_OIL_FIRST')
})

test('two dishes with tomato, onion and olive oil in one pot are a sofrito twice, one is not', () => {
  const pot = {
    ingredients: [
      { id: 'tomato', g: 200 },
      { id: 'onion', g: 80 },
      { id: 'olive-oil', g: 20 },
    ],
  } as const
  const once = smallLibraryWith('dinner-1', pot)
  expect(scoreOf(once).missed).toContain('SOFRITO')
  expect(scoreOf(once.map((each) => (each.id === 'dinner-2' ? { ...each, ...pot } : each))).missed).not.toContain(
    'SOFRITO',
  )
})
