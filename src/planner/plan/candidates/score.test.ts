import { expect, test } from 'vitest'
import { asWritten } from '#planner/derive/variant.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { scoresOf } from './score.ts'

const variants = library.map(asWritten)
const { cook } = easyRequest

test('who eats the Mediterranean way is offered dishes of its shores more gladly, and nothing less gladly', () => {
  const eating = (diets: (typeof cook)['diets']) =>
    scoresOf(variants, { ...easyRequest, cook: { ...cook, diets } }, () => 0)
  const [any, shore] = [eating([]), eating(['MEDITERRANEAN'])]
  const gain = (cuisine: string) =>
    new Set(
      variants.flatMap(({ recipe }, at) => (recipe.cuisine === cuisine ? [(shore[at] ?? 0) > (any[at] ?? 0)] : [])),
    )
  expect([gain('GREEK'), gain('SPANISH'), gain('CAJUN')]).toEqual([new Set([true]), new Set([true]), new Set([false])])
  expect(shore.every((score, at) => score >= (any[at] ?? 0))).toBe(true)
})
