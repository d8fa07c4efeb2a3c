import { expect, test } from 'vitest'
import { appleAndSeeds, parmesanPasta } from '#planner/derive/dishes.example.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { whyChosen } from './why.ts'

const taste = { cuisines: ['ITALIAN'], dishes: ['PASTA'], favourites: ['apple-and-seeds'], recentRecipes: [] } as const
const pasta = nutritionOf(asWritten(parmesanPasta))
const apple = nutritionOf(asWritten(appleAndSeeds))

test('tells what a person likes about a dish, and what it brings', () => {
  expect(whyChosen(parmesanPasta, { portion: 1 }, pasta, taste)).toEqual(['LIKED_CUISINE', 'LIKED_DISH', 'PROTEIN'])
  expect(whyChosen(appleAndSeeds, { portion: 1 }, apple, taste)).toEqual(['FAVOURITE', 'QUICK', 'NO_COOKING'])
})

test('half a portion brings half', () => {
  expect(whyChosen(parmesanPasta, { portion: 0.5 }, pasta, taste)).not.toContain('PROTEIN')
  expect(whyChosen(appleAndSeeds, { portion: 2 }, apple, taste)).toContain('FIBRE')
})
