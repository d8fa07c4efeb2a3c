import { expect, test } from 'vitest'
import { strayMentions, textsOf } from '#planner/validate-library/rewording-problems.ts'
import { everyVariant as variants } from './every-variant.example.ts'
import type { Variant } from './variant.ts'

const nameOf = ({ recipe, lines }: Variant): string =>
  `${recipe.id} with ${lines.flatMap(({ id, insteadOf }) => (insteadOf ? [id] : [])).join(', ')}`

test('the library has hundreds of variants', () => {
  expect(variants.length).toBeGreaterThan(600)
})

test('no text of a dish mentions a food that was swapped', () => {
  const untrue = variants.flatMap((variant) =>
    strayMentions(variant).flatMap((stray) =>
      textsOf(variant)
        .filter((text) => text.search(stray) >= 0)
        .map((text) => `${nameOf(variant)}: ${text}`),
    ),
  )
  expect(untrue).toEqual([])
})
