import { describe, expect, test } from 'vitest'
import { appleAndSeeds, parmesanPasta } from '#planner/derive/dishes.example.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { candidatesFor } from './candidates.ts'
import { scoresOf, shortlist, type Taste } from './score.ts'
import { at } from './typed-arrays.ts'

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

describe('what a dish is worth beside chance', () => {
  const main = asWritten({ ...parmesanPasta, cuisine: 'ITALIAN', secondCuisine: 'CAJUN' })
  const small = asWritten(appleAndSeeds)
  const { id } = parmesanPasta
  const worth = (taste: Partial<Taste>, of = main) => scoresOf([of], { ...easyRequest, ...taste }, () => 0)[0]
  const shore: Partial<Taste> = { cook: { ...cook, diets: ['MEDITERRANEAN'] } }

  test.each<readonly [string, Partial<Taste>, number]>([
    ['a liked cuisine', { cuisines: ['ITALIAN'] }, 0.35],
    ['its second cuisine', { cuisines: ['CAJUN'] }, 0.35],
    ['another cuisine', { cuisines: ['GREEK'] }, 0],
    ['a Mediterranean one for the diet', shore, 0.3],
    ['a liked kind of dish', { dishes: ['PASTA'] }, 0.3],
    ['another kind of dish', { dishes: ['SOUPS', 'DINNERS'] }, 0],
    ['a favourite', { favourites: [id] }, 1.3],
    ['one of the last weeks', { recentRecipes: ['x', id] }, -1.5],
    ['a favourite of the last weeks', { favourites: [id], recentRecipes: [id, 'x'] }, 1.3 - 0.375],
    ['one served longer ago', { servedEarlier: [id] }, -0.2],
    ['a favourite served longer ago', { servedEarlier: [id], favourites: [id] }, 1.3],
  ])('%s', (_, taste, by) => expect(worth(taste)).toBeCloseTo(by, 9))

  test('a snack may come again sooner, and the sooner the longer ago it was', () => {
    const after = (...later: readonly string[]) => worth({ recentRecipes: [appleAndSeeds.id, ...later] }, small)
    expect([after(), after('a'), after('a', 'b', 'c')]).toEqual(
      [-0.48, -0.36, -0.3].map((each) => expect.closeTo(each, 9)),
    )
    expect(worth({ servedEarlier: [appleAndSeeds.id] }, small)).toBeCloseTo(0, 9)
  })

  test('chance is worth less than any wish', () => {
    const [least, most] = [0, 1].map((chance) => scoresOf([main], easyRequest, () => chance)[0] ?? Number.NaN)
    expect((most ?? 0) - (least ?? 0)).toBeGreaterThan(0)
    expect((most ?? 0) - (least ?? 0)).toBeLessThanOrEqual(0.3)
  })
})

test('a pool of 160 dishes is kept whole, and one more is cut to the 120 most liked and the 40 richest in protein', () => {
  expect(shortlist(pool.slice(0, 160), score, candidates, 0)).toHaveLength(160)
  // Where the dishes are liked as they are rich in protein, both choose the same ones.
  const density = Float64Array.from(
    candidates.recipes,
    (_, dish) => at(candidates.protein, dish) / at(candidates.kcal, dish),
  )
  expect(shortlist(pool.slice(0, 161), density, candidates, 0)).toHaveLength(120)
})
