import { expect, test } from 'vitest'
import { asWritten } from '#planner/derive/variant.ts'
import { recipeAsEaten } from '#planner/plate/recipe-as-eaten.ts'
import { library } from '#planner/recipes/library.ts'
import { dishOf } from './dish-of-recipe.ts'

const dish = (id: string) => {
  const recipe = library.find((each) => each.id === id)
  if (recipe === undefined) throw new Error(`no recipe ${id}`)
  return dishOf(recipeAsEaten(asWritten(recipe)))
}

test.each([
  ['falafel-burgers', 'BURGER'],
  ['california-fish-tacos', 'TACOS'],
  ['ten-minute-taco-salad', 'SALAD'],
  ['buttermilk-blueberry-pancakes', 'PANCAKES'],
  ['mango-cardamom-lassi', 'GLASS'],
  ['banana-pudding-jars', 'LAYERS'],
  ['chicken-pho', 'SOUP'],
  ['rajma-quick', 'CURRY'],
  ['tarka-dal-spinach', 'CURRY'],
  ['shrimp-and-grits', 'ON_MASH'],
  ['microwave-grits-peaches', 'PORRIDGE'],
  ['vegetable-paella', 'MIXED_RICE'],
  ['eggs-in-purgatory', 'PAN_EGGS'],
  ['tuna-leek-pasta-bake', 'BAKE'],
  ['trout-papillote', 'PARCEL'],
  ['teriyaki-salmon-greens', 'PLATED'],
])('%s is served as %s', (id, kind) => {
  expect(dish(id).kind).toBe(kind)
})

test('the preparation decides the shape', () => {
  const shape = (id: string, food: string) => dish(id).parts.find((part) => part.id === food)?.style.shape
  expect(shape('apple-cabbage-slaw-pumpkin-seeds', 'apple')).toBe('CRESCENT')
  expect(shape('carottes-rapees', 'carrot')).toBe('SHRED')
  expect(shape('eggs-in-purgatory', 'egg')).toBe('FRIED_EGG')
  expect(shape('lamb-kofta-tahini', 'lamb-mince')).toBe('FINGER')
})

test('blended food is part of the soup and not drawn as pieces', () => {
  const { parts, wet } = dish('pea-butter-bean-mint-soup')
  expect(parts.map(({ id }) => id)).not.toContain('frozen-peas')
  expect(wet.filter(({ flows }) => flows).map(({ id }) => id)).toContain('frozen-peas')
})
