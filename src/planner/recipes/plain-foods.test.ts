import { expect, test } from 'vitest'
import type { Rules } from '#planner/derive/diet-rules.ts'
import { substitutesFor } from '#planner/validate-library/substitute-problems.ts'
import { library } from './library.ts'

test('people who need substitutes get them', () => {
  const vegan: Rules = { diets: ['VEGAN'], restrictions: ['GLUTEN'] }
  const found = new Set(library.flatMap((recipe) => substitutesFor(recipe, vegan)))
  expect([...found]).toEqual(expect.arrayContaining(['soya-milk', 'soya-yogurt', 'tamari', 'gf-oats']))
})
