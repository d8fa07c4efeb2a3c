import { expect, test } from 'vitest'
import { allIngredients, isIngredientId } from '#planner/foods/ingredients.ts'
import { shapes } from '#planner/plate/shapes/shapes.ts'
import { foodStyleOf, namedInTables } from './food-style-of.ts'

test('every food has a look whose colours are colours', () => {
  const odd = allIngredients.filter(({ id }) => {
    const style = foodStyleOf(id)
    const colours = style.seen === 'PIECES' ? [style.base, style.rim, style.core] : [style.colour]
    return (
      !colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour)) || (style.seen === 'PIECES' && !(style.shape in shapes))
    )
  })
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('the tables name foods of the pantry and no others', () => {
  expect(namedInTables.filter((id) => !isIngredientId(id))).toEqual([])
})

test('what dissolves is not drawn', () => {
  for (const id of ['salt', 'olive-oil', 'water', 'baking-powder'] as const) expect(foodStyleOf(id).seen).toBe('HIDDEN')
})
