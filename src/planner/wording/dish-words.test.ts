import { expect, test } from 'vitest'
import type { Rules } from '#planner/derive/diet-rules.ts'
import { variantFor } from '#planner/derive/variant.ts'
import { library } from '#planner/recipes/library.ts'
import { dishTitle } from './dish-words.ts'

const titleOf = (id: string, rules: Rules): string => {
  const recipe = library.find((each) => each.id === id)
  const variant = recipe === undefined ? undefined : variantFor(recipe, rules)
  if (variant?.kind !== 'variant') throw new Error(`${id} is no dish for them`)
  return dishTitle(variant)
}
const diet = (...diets: Rules['diets']): Rules => ({ diets, restrictions: [] })

test.each([
  ['teriyaki-salmon-greens', diet(), 'Teriyaki salmon with sesame greens'],
  ['teriyaki-salmon-greens', diet('VEGAN'), 'Teriyaki tofu with sesame greens'],
  ['chicken-caesar-salad', diet('VEGAN', 'GLUTEN_FREE'), 'Tofu Caesar with gluten-free crumbs'],
  ['ligurian-sea-bass', diet('PALEO'), 'Ligurian sea bass with sweet potatoes and artichokes'],
] as const)('%s under %o', (id, rules, title) => {
  expect(titleOf(id, rules)).toBe(title)
})

test('no title for a vegan mentions meat or fish', () => {
  const animals =
    /\b(?:chicken|turkey|beef|pork|lamb|bacon|ham|prawns?|salmon|tuna|cod|sea bass|trout|squid|anchov\w+)\b/i
  const spoken = library.flatMap((recipe) => {
    const variant = variantFor(recipe, diet('VEGAN'))
    return variant.kind === 'variant' ? [dishTitle(variant)] : []
  })
  expect(spoken.filter((title) => animals.test(title))).toEqual([])
})
