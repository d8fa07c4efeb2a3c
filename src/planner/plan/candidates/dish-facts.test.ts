import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { variantFor } from '#planner/derive/variant.ts'
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
