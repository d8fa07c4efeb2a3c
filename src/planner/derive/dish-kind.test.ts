import { expect, test } from 'vitest'
import { library } from '#planner/recipes/library.ts'
import { type DishKind, dishKindOf } from './dish-kind.ts'
import { asWritten } from './variant.ts'

test.each<readonly [DishKind, readonly string[]]>([
  ['PLATE', ['prawn-remoulade-cups', 'lemongrass-beef-skewers', 'salmon-tartine']],
  ['SAVOURY', ['guacamole-jicama-sticks', 'watermelon-olive-mint', 'devilled-eggs-smoked-paprika', 'green-shakshuka']],
  ['FRUIT', ['macedonia', 'bionico-fruit-cup', 'kiwi-strawberry-hemp-bowl']],
  ['SWEET', ['basbousa', 'chocolate-silk-pudding', 'tiramisu-oats']],
])('%s: the kind follows from the ingredients', (kind, ids) => {
  const kinds = ids.map((id) =>
    library.filter((recipe) => recipe.id === id).map((recipe) => dishKindOf(asWritten(recipe))),
  )
  expect(kinds).toEqual(ids.map(() => [kind]))
})

test('no lunch or dinner is sweet', () => {
  const mains = library.filter(({ slots }) => slots.includes('LUNCH') || slots.includes('DINNER'))
  const kinds = new Set(mains.map((recipe) => dishKindOf(asWritten(recipe))))
  expect([...kinds].toSorted()).toEqual(['PLATE', 'SAVOURY'])
})
