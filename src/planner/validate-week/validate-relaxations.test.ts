import { expect, test } from 'vitest'
import { relaxations } from '#planner/week/week-plan.ts'
import { cook, relaxed, type Situation, smallLibrary, violationsIn } from './hand-made.example.ts'
import type { Violation } from './violation.ts'

/** 333 g of tofu has the same energy as 400 g of chicken. */
const tofuForChicken = smallLibrary.map((each) => ({
  ...each,
  ingredients: each.ingredients.map((line) => (line.id === 'chicken-breast' ? { id: 'tofu' as const, g: 333 } : line)),
}))

/** 585 g of cod has the same energy as 400 g of chicken. */
const fishForChicken = smallLibrary.map((each) => ({
  ...each,
  ingredients: each.ingredients.map((line) => (line.id === 'chicken-breast' ? { id: 'cod' as const, g: 585 } : line)),
}))

test.each<readonly [string, Situation, readonly Violation[]]>([
  [
    'an unknown relaxation',
    { plan: JSON.parse(JSON.stringify(relaxed()).replace('"relaxed":[]', '"relaxed":["ALLERGENS"]')) },
    [{ kind: 'UNKNOWN_RELAXATION', relaxation: 'ALLERGENS' }],
  ],
  [
    'relaxations in another order',
    { plan: relaxed('PROTEIN', 'REPEATS') },
    [{ kind: 'RELAXATIONS_OUT_OF_ORDER', relaxed: ['PROTEIN', 'REPEATS'] }],
  ],
  [
    'the same relaxation twice',
    { plan: relaxed('REPEATS', 'REPEATS') },
    [{ kind: 'RELAXATIONS_OUT_OF_ORDER', relaxed: ['REPEATS', 'REPEATS'] }],
  ],
  [
    'the first relaxation twice',
    {
      plan: relaxed(relaxations[0], relaxations[0]),
      request: cook({ diets: ['PALEO', 'VEGAN'] }),
      library: tofuForChicken,
    },
    [{ kind: 'RELAXATIONS_OUT_OF_ORDER', relaxed: [relaxations[0], relaxations[0]] }],
  ],
  [
    'the palaeolithic relaxation without that diet',
    { plan: relaxed('PALEO_FOR_PLANTS'), request: cook({ diets: ['VEGAN'] }), library: tofuForChicken },
    [{ kind: 'RELAXED_WITHOUT_REASON', relaxation: 'PALEO_FOR_PLANTS' }],
  ],
  [
    'the palaeolithic relaxation although there is fish',
    { plan: relaxed('PALEO_FOR_PLANTS'), request: cook({ diets: ['PALEO', 'PESCATARIAN'] }), library: fishForChicken },
    [{ kind: 'RELAXED_WITHOUT_REASON', relaxation: 'PALEO_FOR_PLANTS' }],
  ],
])('%s is reported', (_, situation, violations) => {
  expect(violationsIn(situation).filter(({ kind }) => kind !== 'FORBIDDEN_INGREDIENT')).toEqual(violations)
})

test('the palaeolithic diet may be relaxed only for a diet without meat and fish', () => {
  const groundless = (change: Parameters<typeof cook>[0]) =>
    violationsIn({ plan: relaxed('PALEO_FOR_PLANTS'), request: cook(change) }).some(
      ({ kind }) => kind === 'RELAXED_WITHOUT_REASON',
    )
  expect(groundless({ diets: ['PALEO', 'VEGAN'] })).toBe(false)
  expect(groundless({ diets: ['PALEO', 'VEGETARIAN'] })).toBe(false)
  expect(groundless({ diets: ['PALEO', 'PESCATARIAN'], restrictions: ['SEAFOOD'] })).toBe(false)
  expect(groundless({ diets: ['PALEO', 'PESCATARIAN'], restrictions: ['EGGS', 'DAIRY'] })).toBe(true)
  expect(groundless({ diets: ['PALEO'], restrictions: ['SEAFOOD'] })).toBe(true)
})
