import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { everyRestriction, hardDiets } from '#planner/derive/diet-rules.ts'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { variantFor } from '#planner/derive/variant.ts'
import { allIngredients } from '#planner/foods/ingredients.ts'
import { library } from '#planner/recipes/library.ts'
import { dishFactsFor } from './dish-facts.ts'

const anyRules = fc.record({
  diets: fc.subarray([...choices.typeDietPrefer]),
  restrictions: fc.subarray([...choices.foodRestrictions]),
})

test('remembered facts of a dish equal recomputed ones, in whatever order people come', () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const factsOf = dishFactsFor(rules)
      for (const recipe of library) {
        const variant = variantFor(recipe, rules)
        const facts = factsOf(recipe)
        expect(facts === null).toBe(variant.kind === 'refused')
        if (variant.kind === 'refused' || facts === null) continue
        const { kcal, protein, fibre, sodium } = nutritionOf(variant)
        expect([facts.kcal, facts.protein, facts.fibre, facts.sodium]).toEqual([kcal, protein, fibre, sodium])
        expect(facts.ingredients).toEqual(variant.lines.map(({ id }) => id))
      }
    }),
    { seed: 1, numRuns: 25 },
  )
})

test('nobody gets the facts that were remembered for somebody with other rules, whatever one food the dish is made of', () => {
  const each = [
    ...hardDiets.map((diet) => ({ diets: [diet], restrictions: [] })),
    ...everyRestriction.map((restriction) => ({ diets: [], restrictions: [restriction] })),
  ]
  const wrong = allIngredients.flatMap(({ id }) => {
    const recipe = { ...appleAndSeeds, id, ingredients: [{ id, g: 100 }] }
    dishFactsFor({ diets: [], restrictions: [] })(recipe)
    return each.filter(
      (rules) => (dishFactsFor(rules)(recipe) === null) !== (variantFor(recipe, rules).kind === 'refused'),
    )
  })
  expect(wrong).toEqual([])
})

test('a swap that breaks a rule which the written food keeps is not served to somebody with that rule', () => {
  const recipe = {
    ...appleAndSeeds,
    ingredients: [{ id: 'tofu', g: 100, swaps: [{ id: 'chicken-breast', g: 100 }] }],
  } as const
  const noSoya = { diets: [], restrictions: ['SOY'] } as const
  expect(dishFactsFor(noSoya)(recipe)?.ingredients).toEqual(['chicken-breast'])
  expect(dishFactsFor({ ...noSoya, diets: ['VEGAN'] })(recipe)).toBeNull()
})
