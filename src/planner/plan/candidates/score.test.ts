import { expect, test } from 'vitest'
import { asWritten } from '#planner/derive/variant.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { candidatesFor } from './candidates.ts'
import { scoresOf, shortlist } from './score.ts'

const variants = library.map(asWritten)
const { cook } = easyRequest

test('the Mediterranean diet raises the score of dishes from Mediterranean cuisines and lowers none', () => {
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

const twice = [...library, ...library.map((recipe) => ({ ...recipe, id: `${recipe.id}-too` }))]
const candidates = candidatesFor(twice, easyRequest.cook, easyRequest)
const random = seededRandom('likings')
const score = Float64Array.from(candidates.recipes, random)
const pool = candidates.pools.DINNER

test('a large pool is cut to its most liked dishes and those with the most protein', () => {
  const cut = shortlist(pool, score, candidates, 0)
  expect(pool.length).toBeGreaterThan(200)
  expect(cut.length).toBeLessThanOrEqual(160)
  const order = (of: (dish: number) => number) => [...pool].sort((a, b) => of(b) - of(a))
  const density = (dish: number) => (candidates.protein[dish] ?? 0) / (candidates.kcal[dish] ?? 1)
  for (const dish of order((each) => score[each] ?? 0).slice(0, 100)) expect(cut).toContain(dish)
  for (const dish of order(density).slice(0, 30)) expect(cut).toContain(dish)
})

test('of dishes that are liked as much, those with fewer goods are kept', () => {
  const goodsOf = (dish: number) => candidates.goods[dish]?.length ?? 0
  const alike = new Float64Array(candidates.recipes.length)
  const cut = new Set(shortlist(pool, alike, candidates, 0.1))
  const [fewest] = [...pool].sort((a, b) => goodsOf(a) - goodsOf(b))
  const lost = [...pool].filter((dish) => !cut.has(dish))
  expect(cut).toContain(fewest)
  expect(Math.min(...lost.map(goodsOf))).toBeGreaterThan(goodsOf(fewest ?? expect.fail()))
})

test('a small pool is not cut', () => {
  expect(shortlist(pool.slice(0, 150), score, candidates, 0.1)).toEqual(pool.slice(0, 150))
})
