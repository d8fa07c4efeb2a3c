import { expect, test } from 'vitest'
import { everyVariant as variants } from '#planner/derive/every-variant.example.ts'
import type { Variant } from '#planner/derive/variant.ts'
import { textsOf } from './dish-texts.ts'
import { strayNames } from './slot-problems.ts'

const nameOf = ({ recipe, lines }: Variant): string =>
  `${recipe.id} with ${lines.flatMap(({ id, insteadOf }) => (insteadOf ? [id] : [])).join(', ')}`

test('the library has hundreds of variants', () => {
  expect(variants.length).toBeGreaterThan(600)
})

test('no text of a dish mentions a food that was swapped', () => {
  const untrue = variants.flatMap((variant) =>
    strayNames(variant).flatMap((stray) =>
      textsOf(variant)
        .filter((text) => text.search(stray) >= 0)
        .map((text) => `${nameOf(variant)}: ${text}`),
    ),
  )
  expect(untrue).toEqual([])
})
