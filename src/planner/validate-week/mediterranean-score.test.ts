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
