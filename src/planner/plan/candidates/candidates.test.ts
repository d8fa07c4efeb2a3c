import { expect, test } from 'vitest'
import { appleAndSeeds, parmesanPasta } from '#planner/derive/dishes.example.ts'
import type { Cook } from '#planner/derive/eligible.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { variantFor } from '#planner/derive/variant.ts'
import { usualPortionSteps } from '#planner/recipe.ts'
import { candidatesFor } from './candidates.ts'

const halves = { ...appleAndSeeds, id: 'halves', portionSteps: [0.5, 1] }
const library = [parmesanPasta, appleAndSeeds, halves]
const anybody: Cook = { diets: [], restrictions: [], skill: 'NOVICE', time: 'LESS_30_MINUTES' }
const nothing = { dislikedRecipes: [], bannedIngredients: [] } as const
const idsFor = (cook: Partial<Cook>, wishes: Partial<Parameters<typeof candidatesFor>[2]> = {}) =>
  candidatesFor(library, { ...anybody, ...cook }, { ...nothing, ...wishes }).recipes.map(({ id }) => id)

test('each dish has the figures of a serving of what the person eats of it, and its portions', () => {
  const vegan: Cook = { ...anybody, diets: ['VEGAN'] }
  const { variants, kcal, protein, fibre, sodium, portions, pools, mostMinutes } = candidatesFor(
    library,
    vegan,
    nothing,
  )
  const pasta = variantFor(parmesanPasta, vegan)
  if (pasta.kind === 'refused') throw new Error('it has a swap for everything')
  const figures = nutritionOf(pasta)
  expect(variants[0]).toEqual(pasta)
  expect([kcal[0], protein[0], fibre[0], sodium[0]]).toEqual([
    figures.kcal,
    figures.protein,
    figures.fibre,
    figures.sodium,
  ])
  expect(portions).toEqual([usualPortionSteps, usualPortionSteps, [0.5, 1]])
  expect(Object.values(pools).map((pool) => [...pool])).toEqual([[], [0], [0], [1, 2]])
  expect(mostMinutes).toBeLessThanOrEqual(30)
})

test('what is disliked, banned after swaps, in another language or beyond the cook is no candidate', () => {
  const all = library.map(({ id }) => id)
  expect(idsFor({})).toEqual(all)
  expect(idsFor({}, { dislikedRecipes: ['halves'] })).toEqual(['parmesan-pasta', 'apple-and-seeds'])
  expect(idsFor({}, { bannedIngredients: ['pumpkin-seeds'] })).toEqual(['parmesan-pasta'])
  expect(idsFor({}, { bannedIngredients: ['prawns'] })).toEqual(['apple-and-seeds', 'halves'])
  expect(idsFor({ diets: ['VEGAN'] }, { bannedIngredients: ['prawns'] })).toEqual(all)
  expect(idsFor({}, { language: 'es' })).toEqual([])
  expect(idsFor({ time: 'DONT_COOK' })).toEqual(['apple-and-seeds', 'halves'])
})
