import { expect, test } from 'vitest'
import type { Rules } from '#planner/derive/diet-rules.ts'
import { appleAndSeeds, parmesanPasta } from '#planner/derive/dishes.example.ts'
import type { TableSeat } from '#planner/derive/shared-cooking.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { tableCandidates } from './candidates.ts'
import { tableDishes } from './table-dishes.ts'

const library = [parmesanPasta, appleAndSeeds]
const cook = { skill: 'NOVICE', time: 'LESS_30_MINUTES' } as const
const anybody: Rules = { diets: [], restrictions: [] }
const seat = (id: string, rules: Rules = anybody, ...banned: readonly IngredientId[]): TableSeat => ({
  ...{ id, rules },
  banned: new Set(banned),
})
const vegan = seat('vegan', { diets: ['VEGAN'], restrictions: [] })
const dishesFor = (seats: readonly TableSeat[], change: Parameters<typeof tableDishes>[2] | null = null) =>
  tableDishes(library, cook, change ?? { dislikedRecipes: [] }, seats)

test('those who share a cooking have the same facts, with the swaps that suit all of them', () => {
  const [pasta] = dishesFor([seat('me'), vegan])
  const [mine, theirs] = pasta?.facts ?? []
  expect(mine).toBe(theirs)
  expect(mine?.ingredients).toContain('tofu')
  expect(mine?.ingredients).not.toContain('prawns')
})

test('who cannot eat a dish has no facts of it, and a dish that nobody can eat is not there', () => {
  const [pasta, apple] = dishesFor([seat('me'), seat('them', anybody, 'tomato')])
  expect(pasta?.recipe.id).toBe('parmesan-pasta')
  expect(pasta?.facts.map((facts) => facts?.ingredients.includes('tomato') ?? null)).toEqual([true, null])
  expect(apple?.facts.map((facts) => facts?.kcal)).toEqual([expect.any(Number), apple?.facts[0]?.kcal])
  const [only, ...more] = dishesFor([seat('me', anybody, 'tomato')])
  expect([only?.recipe.id, more]).toEqual(['apple-and-seeds', []])
})

test('what was computed for one table is that of the next one with the same foods, and of no other', () => {
  const [first, again, others] = [[seat('me')], [seat('somebody')], [vegan]].map((seats) => dishesFor(seats)[0])
  expect(again?.facts[0]).toBe(first?.facts[0])
  expect(others?.facts[0]?.ingredients).not.toEqual(first?.facts[0]?.ingredients)
})

test('dishes that are disliked, in no language of the table or beyond the cook are not there', () => {
  const ids = (change: Parameters<typeof tableDishes>[2]) =>
    dishesFor([seat('me')], change).map(({ recipe }) => recipe.id)
  expect(ids({ dislikedRecipes: ['parmesan-pasta'] })).toEqual(['apple-and-seeds'])
  expect(ids({ dislikedRecipes: [], language: 'es' })).toEqual([])
  const hasty = tableDishes(library, { ...cook, time: 'DONT_COOK' }, { dislikedRecipes: [] }, [seat('me')])
  expect(hasty.map(({ recipe }) => recipe.id)).toEqual(['apple-and-seeds'])
})

test('the search of a table is among the dishes that its first seat can eat', () => {
  const dishes = dishesFor([seat('me', anybody, 'tomato'), vegan])
  expect(dishes.map(({ recipe }) => recipe.id)).toEqual(['parmesan-pasta', 'apple-and-seeds'])
  const { recipes, kcal, pools } = tableCandidates(dishes, { ...anybody, ...cook })
  expect(recipes.map(({ id }) => id)).toEqual(['apple-and-seeds'])
  expect(kcal[0]).toBe(dishes[1]?.facts[0]?.kcal)
  expect([...pools.SNACK]).toEqual([0])
})
