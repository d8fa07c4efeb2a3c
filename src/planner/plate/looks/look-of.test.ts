import { expect, test } from 'vitest'
import { allIngredients, isIngredientId } from '#planner/foods/ingredients.ts'
import { forms } from '../forms/forms.ts'
import { lookOf, namedInTables } from './look-of.ts'

test('every food has a look whose colours are colours', () => {
  const odd = allIngredients.filter(({ id }) => {
    const look = lookOf(id)
    const colours = look.seen === 'PIECES' ? [look.base, look.rim, look.core] : [look.colour]
    return (
      !colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour)) || (look.seen === 'PIECES' && !(look.form in forms))
    )
  })
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('the tables name foods of the pantry and no others', () => {
  expect(namedInTables.filter((id) => !isIngredientId(id))).toEqual([])
})

test('what dissolves is not drawn', () => {
  for (const id of ['salt', 'olive-oil', 'water', 'baking-powder'] as const) expect(lookOf(id).seen).toBe('HIDDEN')
})
