import { expect, test } from 'vitest'
import { appleAndSeeds, parmesanPasta } from '#planner/derive/dishes.example.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { asWritten, variantFor } from '#planner/derive/variant.ts'
import { scoresOf } from '#planner/plan/candidates/score.ts'
import { whyChosen } from './why.ts'

const taste = { cuisines: ['ITALIAN'], dishes: ['PASTA'], favourites: ['apple-and-seeds'], recentRecipes: [] } as const
const lunch = { slot: 'LUNCH', side: false } as const
const snack = { slot: 'SNACK', side: false } as const
const pasta = nutritionOf(asWritten(parmesanPasta))
const apple = nutritionOf(asWritten(appleAndSeeds))

test('gives what the person likes about a dish, and what the dish offers', () => {
  expect(whyChosen(asWritten(parmesanPasta), { portion: 1 }, pasta, taste, lunch)).toEqual([
    'LIKED_CUISINE',
    'LIKED_DISH',
    'PROTEIN',
  ])
  expect(whyChosen(asWritten(appleAndSeeds), { portion: 1 }, apple, taste, snack)).toEqual(['FAVOURITE', 'NO_COOKING'])
})

test('eating habits are reasons only in the meals that they are about', () => {
  const habits = {
    lunch: ['FAST_FOOD'],
    cravings: ['FAST_FOOD'],
    eatsAt: 'AT_OFFICE_OR_SCHOOL',
    struggles: [],
  } as const
  const boxed = asWritten({ ...parmesanPasta, keepsDays: 2, leftovers: 'HOT', dishTags: ['BURGERS'] })
  const why = (slot: 'LUNCH' | 'DINNER', side = false) =>
    whyChosen(boxed, { portion: 1 }, pasta, { ...taste, cuisines: [], dishes: [], habits }, { slot, side })
  expect(why('LUNCH')).toEqual(['BOXED_LUNCH', 'HOME_FAST_FOOD', 'PROTEIN'])
  expect(why('DINNER')).toEqual(['HOME_FAST_FOOD', 'PROTEIN'])
  expect(why('LUNCH', true)).not.toContain('BOXED_LUNCH')
})

test('reasons depend on the portion', () => {
  expect(whyChosen(asWritten(parmesanPasta), { portion: 0.5 }, pasta, taste, lunch)).not.toContain('PROTEIN')
  expect(whyChosen(asWritten(appleAndSeeds), { portion: 2 }, apple, taste, snack)).toContain('FIBRE')
})

test('a preference for seafood is no reason for a dish if seafood is ruled out', () => {
  const variant = variantFor(parmesanPasta, { diets: [], restrictions: ['SEAFOOD'] })
  if (variant.kind === 'refused') throw new Error('there is tofu instead of prawns')
  const sea = { cuisines: [], dishes: ['SEAFOOD'], favourites: [], recentRecipes: [] } as const
  expect(whyChosen(asWritten(parmesanPasta), { portion: 1 }, pasta, sea, lunch)).toContain('LIKED_DISH')
  expect(whyChosen(variant, { portion: 1 }, pasta, sea, lunch)).not.toContain('LIKED_DISH')
  const [prawns = 0, tofu = 0] = scoresOf([asWritten(parmesanPasta), variant], sea, () => 0)
  expect(prawns).toBeGreaterThan(tofu)
})

test('fresh food that was at home is a reason; what keeps for a year is none', () => {
  const home = (food: string) => [{ food, grams: 100, keepsDays: 3 }]
  const why = (food: string) =>
    whyChosen(asWritten(parmesanPasta), { portion: 1 }, pasta, { ...taste, atHome: home(food) }, lunch)
  expect(why('prawns')[0]).toBe('AT_HOME')
  expect(why('pasta')).not.toContain('AT_HOME')
})
