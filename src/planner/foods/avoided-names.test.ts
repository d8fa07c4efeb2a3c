import { expect, test } from 'vitest'
import type { MemberRestriction } from '#domain/answers/member-restrictions.ts'
import { avoidedIn } from '#domain/foods/avoided-in.ts'
import type { Allergen } from './food-classes.ts'
import { allIngredients } from './ingredients.ts'

const restrictionOf: { readonly [A in Allergen]?: MemberRestriction } = {
  GLUTEN: 'GLUTEN',
  EGG: 'EGGS',
  TREE_NUT: 'TREE_NUTS',
  DAIRY: 'DAIRY',
  FISH: 'FISH',
  CRUSTACEAN: 'CRUSTACEANS',
  MOLLUSC: 'MOLLUSCS',
  PEANUT: 'PEANUTS',
  SOY: 'SOY',
  SESAME: 'SESAME',
}

test('the name of every food that contains an allergen says so', () => {
  const missed = allIngredients.flatMap(({ id, name, contains }) =>
    contains.flatMap((allergen) => {
      const restriction = restrictionOf[allergen]
      return restriction === undefined || avoidedIn(`${name} ${id}`, [restriction]).length > 0
        ? []
        : [`${id}: ${allergen}`]
    }),
  )
  expect(missed).toEqual([])
})

test('hardly any food is said to contain what it does not', () => {
  const wrong = allIngredients.flatMap(({ id, name, contains, traces }) =>
    Object.entries(restrictionOf).flatMap(([allergen, restriction]) =>
      [...contains, ...traces].some((each) => each === allergen) ||
      avoidedIn(`${name} ${id}`, [restriction]).length === 0
        ? []
        : [`${id}: ${allergen}`],
    ),
  )
  expect(wrong).toEqual([])
})
