import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bannedFoods, foodFamilies, isFamilyId } from '#planner/foods/food-families.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { recipe } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { everyRestriction, hardDiets, objectionTo, type Rules } from './diet-rules.ts'
import { cookingFor, sharedCooking, type TableSeat } from './shared-cooking.ts'
import { variantFor } from './variant.ts'

const seat = (id: string, rules: Partial<Rules> = {}, banned: TableSeat['banned'] = new Set()): TableSeat => ({
  id,
  rules: { diets: [], restrictions: [], ...rules },
  banned,
})

/** Pasta that can be gluten-free, with cream that can be of oats (gluten) or of soya, and salmon without a swap. */
const pasta = recipe(
  {
    id: 'pasta',
    cuisine: 'ITALIAN',
    slots: ['DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 10, total: 20 },
    skill: 'BASIC',
    equipment: [],
    noCook: false,
    ingredients: [
      { id: 'pasta', g: 160, swaps: [{ id: 'gf-pasta', g: 160 }] },
      {
        id: 'single-cream',
        g: 100,
        swaps: [
          { id: 'cashews', g: 40 },
          { id: 'silken-tofu', g: 100 },
        ],
      },
    ],
    steps: [],
    keepsDays: 0,
    freezable: false,
  },
  { title: 'Pasta', blurb: '', steps: [] },
)

test('one cooking for all, with swaps that suit everybody', () => {
  const [all, ...apart] = sharedCooking(pasta, [
    seat('a'),
    seat('vegan', { diets: ['VEGAN'] }),
    seat('coeliac', { restrictions: ['GLUTEN'] }),
    seat('nuts', { restrictions: ['TREE_NUTS'] }),
  ])
  expect(apart).toEqual([])
  expect(all?.eaters).toEqual(['a', 'vegan', 'coeliac', 'nuts'])
  expect(all?.variant.lines.map(({ id }) => id)).toEqual(['gf-pasta', 'silken-tofu'])
})

test('a part is cooked apart for somebody whom no swap suits together with the others', () => {
  const cookings = sharedCooking(pasta, [
    seat('vegan', { diets: ['VEGAN'] }),
    seat('b', { restrictions: ['TREE_NUTS'] }, bannedFoods(['any-tofu'])),
    seat('c'),
  ])
  expect(cookings.map(({ eaters }) => eaters)).toEqual([['vegan', 'c'], ['b']])
  expect(cookingFor(cookings, 'b')?.variant.lines.map(({ id }) => id)).toEqual(['pasta', 'single-cream'])
})

test('a swap stands in for a food that somebody rules out, and says so', () => {
  const [all] = sharedCooking(pasta, [seat('a'), seat('b', {}, bannedFoods(['any-cream']))])
  expect(all?.eaters).toEqual(['a', 'b'])
  expect(all?.variant.lines[1]).toMatchObject({
    id: 'cashews',
    insteadOf: { id: 'single-cream', objection: { rule: 'BAN' } },
  })
})

test('somebody for whom there is no swap at all needs another dish', () => {
  const noPasta = seat('b', {}, bannedFoods(['pasta', 'gf-pasta']))
  const cookings = sharedCooking(pasta, [seat('a'), noPasta])
  expect(cookings.map(({ eaters }) => eaters)).toEqual([['a']])
  expect(cookingFor(cookings, 'b')).toBeUndefined()
})

const anySeat = fc.record({
  rules: fc.record({
    diets: fc.subarray([...hardDiets], { maxLength: 2 }),
    restrictions: fc.subarray([...everyRestriction], { maxLength: 3 }),
  }),
  banned: fc
    .subarray(Object.keys(foodFamilies), { maxLength: 2 })
    .map((families) => bannedFoods(families.filter(isFamilyId))),
})

test('nobody gets a forbidden food, everybody who can eat a dish does, and alone it is as for one person', () => {
  fc.assert(
    fc.property(fc.constantFrom(...library), fc.array(anySeat, { minLength: 1, maxLength: 4 }), (dish, people) => {
      const seats = people.map((each, at) => ({ ...each, id: `${at}` }))
      const cookings = sharedCooking(dish, seats)
      for (const { id, rules, banned } of seats) {
        const own = variantFor(dish, rules, banned)
        const cooked = cookingFor(cookings, id)
        expect(cooked === undefined).toBe(own.kind === 'refused')
        for (const line of cooked?.variant.lines ?? []) {
          expect(objectionTo(ingredient(line.id), rules)).toBeNull()
          expect(banned.has(line.id)).toBe(false)
        }
        if (cooked?.eaters.length === 1 && own.kind === 'variant') expect(cooked.variant).toEqual(own)
      }
      expect(cookings.flatMap(({ eaters }) => eaters).length).toBe(
        new Set(cookings.flatMap(({ eaters }) => eaters)).size,
      )
    }),
    { numRuns: 300 },
  )
})
