import { recipe } from '#planner/recipe.ts'

/** A dish that breaks most diets as written and has swaps for nearly all of them. */
export const parmesanPasta = recipe(
  {
    id: 'parmesan-pasta',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 18, total: 20 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'pasta', g: 160, swaps: [{ id: 'gf-pasta', g: 160 }] },
      { id: 'prawns', g: 200, swaps: [{ id: 'tofu', g: 200, knife: 'ROUGH' }] },
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' } },
      { id: 'salt', g: 20, show: { qty: 1, unit: 'tbsp' }, retained: 0.05 },
      { id: 'parmesan', g: 15, show: { qty: 3, unit: 'tbsp' }, knife: 'FINE', optional: true },
    ],
    steps: [
      { uses: ['pasta', 'salt'], minutes: 10 },
      { uses: ['olive-oil', 'garlic', 'tomato', 'prawns'], minutes: 6, done: { prawns: 'LOOK' } },
      { uses: ['parmesan'], cuts: true },
    ],
    keepsDays: 1,
    freezable: false,
  },
  {
    title: '{Pasta} with {parmesan} and {prawns}',
    blurb: 'A plate of {pasta}.',
    prep: { tofu: 'in cubes', garlic: 'sliced', parmesan: 'grated' },
    steps: [
      'Boil the {pasta} in salted water.',
      {
        written: 'Cook the {prawns} and the rest in the oil until they are pink.',
        tofu: 'Cook the {tofu} and the rest in the oil until they are golden.',
      },
      'Toss, and grate {parmesan} over it.',
    ],
  },
)

/** A snack that suits every rule. */
export const appleAndSeeds = recipe(
  {
    id: 'apple-and-seeds',
    cuisine: 'ENGLISH',
    slots: ['SNACK'],
    dishTags: [],
    servings: 1,
    minutes: { active: 2, total: 2 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'apple', g: 182, show: { qty: 1, unit: 'medium' } },
      { id: 'pumpkin-seeds', g: 15 },
    ],
    steps: [{ uses: ['apple', 'pumpkin-seeds'], cuts: true }],
    keepsDays: 0,
    freezable: false,
  },
  {
    title: '{Apple} and seeds',
    blurb: 'An apple with something to chew.',
    steps: ['Slice the {apple} and eat it with the {pumpkin-seeds}.'],
  },
)
