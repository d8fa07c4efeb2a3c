import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allIngredients, ingredient } from '#planner/foods/ingredients.ts'
import { hardDiets, objectionTo, type Rules, realRestrictions } from './diet-rules.ts'
import { appleAndSeeds, parmesanPasta } from './dishes.example.ts'
import { suits, suitsAsWritten, variantFor } from './variant.ts'

const anyRules = fc.record({ diets: fc.subarray([...hardDiets]), restrictions: fc.subarray([...realRestrictions]) })
const only = (rules: Partial<Rules>): Rules => ({ diets: [], restrictions: [], ...rules })
const idsFor = (rules: Rules) => {
  const variant = variantFor(parmesanPasta, rules)
  return variant.kind === 'variant' ? variant.lines.map(({ id }) => id) : variant.objections
}

test('without rules a recipe stays as it is written', () => {
  expect(idsFor(only({}))).toEqual(parmesanPasta.ingredients.map(({ id }) => id))
})

test('a swap replaces an ingredient that does not suit, and gives the reason', () => {
  const variant = variantFor(parmesanPasta, only({ restrictions: ['GLUTEN'] }))
  expect(variant.kind === 'variant' && variant.lines[0]).toEqual({
    id: 'gf-pasta',
    g: 160,
    insteadOf: { id: 'pasta', objection: { rule: 'GLUTEN', because: 'GLUTEN' } },
  })
})

test('a garnish that does not suit is left out', () => {
  expect(idsFor(only({ diets: ['VEGAN'] }))).toEqual(['pasta', 'tofu', 'olive-oil', 'garlic', 'tomato', 'salt'])
})

test('a recipe that cannot be made to suit is refused with the reason', () => {
  expect(idsFor(only({ diets: ['PALEO'] }))).toEqual([
    { id: 'pasta', objection: { rule: 'PALEO', because: 'NOT_PALEO' } },
  ])
})

test('a swap has its own preparation', () => {
  const variant = variantFor(parmesanPasta, only({ restrictions: ['SEAFOOD'] }))
  expect(variant.kind === 'variant' && variant.lines[1]?.prep).toBe('in cubes')
})

test('diets that are only scored, or have no rules, forbid nothing', () => {
  expect(suitsAsWritten(parmesanPasta, only({ diets: ['MEDITERRANEAN', 'TRADITIONAL'], restrictions: ['NONE'] }))).toBe(
    true,
  )
})

test('no variant contains anything that its rules forbid', () => {
  fc.assert(
    fc.property(anyRules, fc.constantFrom(parmesanPasta, appleAndSeeds), (rules, recipe) => {
      const variant = variantFor(recipe, rules)
      return variant.kind === 'refused' || variant.lines.every(({ id }) => objectionTo(ingredient(id), rules) === null)
    }),
  )
})

test('more rules never make more recipes suit', () => {
  fc.assert(
    fc.property(anyRules, anyRules, (a, b) => {
      const both = { diets: [...a.diets, ...b.diets], restrictions: [...a.restrictions, ...b.restrictions] }
      return !suits(parmesanPasta, both) || (suits(parmesanPasta, a) && suits(parmesanPasta, b))
    }),
  )
})

test('a vegetarian eats everything that a vegan eats, and a pescatarian everything that a vegetarian eats', () => {
  const eats = (diet: (typeof hardDiets)[number]) => (food: (typeof allIngredients)[number]) =>
    objectionTo(food, only({ diets: [diet] })) === null
  expect(allIngredients.filter(eats('VEGAN')).every(eats('VEGETARIAN'))).toBe(true)
  expect(allIngredients.filter(eats('VEGETARIAN')).every(eats('PESCATARIAN'))).toBe(true)
})
