import { expect, test } from 'vitest'
import { allIngredients, isIngredientId } from '#planner/foods/ingredients.ts'
import { shapes } from '#planner/plate/shapes/shapes.ts'
import { foodStyleOf, namedInTables } from './food-style-of.ts'

test('every food has a style with valid colours and an existing shape', () => {
  const odd = allIngredients.filter(({ id }) => {
    const style = foodStyleOf(id)
    const colours = style.seen === 'PIECES' ? [style.base, style.rim, style.core] : [style.colour]
    return (
      !colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour)) || (style.seen === 'PIECES' && !(style.shape in shapes))
    )
  })
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('the style tables name only known foods', () => {
  expect(namedInTables.filter((id) => !isIngredientId(id))).toEqual([])
})

test('foods that dissolve are not drawn', () => {
  for (const id of ['salt', 'olive-oil', 'water', 'baking-powder'] as const) expect(foodStyleOf(id).seen).toBe('HIDDEN')
})
