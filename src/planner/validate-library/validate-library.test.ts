import { expect, test } from 'vitest'
import { appleAndSeeds, parmesanPasta } from '#planner/derive/dishes.example.ts'
import { everyVariantOf } from '#planner/derive/every-variant.ts'
import type { Recipe } from '#planner/recipe.ts'
import { libraryProblems } from './library-problems.ts'
import { recipeProblems } from './recipe-problems.ts'

const allProblems = (recipe: Recipe) => recipeProblems(recipe, everyVariantOf(recipe))
const problemsOf = (change: Partial<Recipe>) => allProblems({ ...parmesanPasta, ...change }).join('\n')
const lines = parmesanPasta.ingredients

test('good recipes have no problems', () => {
  expect(allProblems(parmesanPasta)).toEqual([])
  expect(allProblems(appleAndSeeds)).toEqual([])
})

test.each<readonly [string, Partial<Recipe>, RegExp]>([
  ['too much energy', { servings: 1 }, /kcal a serving; DINNER wants 400 to 580/],
  ['too little protein', { ingredients: lines.filter(({ id }) => id !== 'prawns') }, /g protein a serving/],
  ['an unused ingredient', { ingredients: [...lines, { id: 'dill', g: 5 }] }, /no step uses dill/],
  [
    'a step with an ingredient that is not listed',
    { steps: [{ text: 'Stir.', uses: ['dill'] }] },
    /uses dill, which is not in the list/,
  ],
  [
    'an amount in kitchen units that differs from its grams',
    { ingredients: [...lines, { id: 'leek', g: 200, show: { qty: 1, unit: 'medium' } }] },
    /leek: 1 medium is 89 g, and not 200 g/,
  ],
  [
    'a unit without weight',
    { ingredients: [...lines, { id: 'leek', g: 200, show: { qty: 1, unit: 'fillet' } }] },
    /the weight of a fillet of leek is not known/,
  ],
  [
    'three quarters of an egg',
    { ingredients: [...lines, { id: 'egg', g: 100, show: { qty: 2, unit: 'large' } }], portionSteps: [0.75, 1] },
    /a portion of 0\.75 has 0\.75 egg/,
  ],
  [
    'fewer minutes than the steps take',
    { minutes: { active: 12, total: 14 } },
    /the steps come to \d+ minutes, and the recipe says 14/,
  ],
  [
    'a wait without a timer',
    { steps: [...parmesanPasta.steps, { text: 'Simmer it until thick.', uses: [], minutes: 4 }] },
    /step 4 waits, and has no timer/,
  ],
  [
    'a step done during a wait that does not say so',
    { steps: [...parmesanPasta.steps, { text: 'Grate the cheese.', uses: [], minutes: 2, meanwhile: true }] },
    /step 4 is done meanwhile and does not say so/,
  ],
  ['too much salt', { ingredients: lines.map(({ retained: _, ...line }) => line) }, /mg sodium a serving/],
  ['more active minutes than in total', { minutes: { active: 30, total: 20 } }, /active minutes are more/],
  ['a step longer than the dish', { minutes: { active: 5, total: 5 } }, /a step of 10 minutes in 5/],
  ['no-cook on a hob', { noCook: true }, /no-cook has no HOB/],
  ['no-cook with raw prawns', { noCook: true, equipment: [] }, /leaves prawns raw/],
  ['a tool that is not listed', { equipment: ['OVEN'], steps: [{ text: 'Use a saucepan.', uses: [] }] }, /"saucepan"/],
  ['an exclamation mark', { title: 'Pasta!' }, /tidy up: Pasta!/],
  [
    'a step with a number for two servings',
    { steps: [{ text: 'Heap it in two deep bowls.', uses: [] }] },
    /has a number that is right only for the written servings: Heap it in two deep bowls/,
  ],
  ['a long blurb', { blurb: 'x'.repeat(141) }, /the blurb is longer than 140 characters/],
  [
    'a swap that suits no further diet',
    { ingredients: [...lines, { id: 'leek', g: 89, swaps: [{ id: 'onion', g: 89 }] }] },
    /onion suits no diet that leek does not/,
  ],
  [
    'a swap that loses the protein',
    {
      ingredients: lines.map((line) =>
        line.id === 'prawns' ? { ...line, swaps: [{ id: 'courgette', g: 200 }] } : line,
      ),
    },
    /with the swaps for VEGAN and GLUTEN_FREE it has .* g protein, not 18/,
  ],
  [
    'a swap that the steps do not mention',
    { steps: [...parmesanPasta.steps, { text: 'Stir it all again.', uses: ['prawns'] }] },
    /step 4 says nothing of tofu for prawns/,
  ],
  [
    'a swap in whose place the steps say another food',
    { steps: [...parmesanPasta.steps, { text: 'Stir the {garlic} again.', uses: ['prawns'] }] },
    /step 4 says nothing of tofu for prawns/,
  ],
  [
    'a swap with too much energy',
    {
      ingredients: lines.map((line) => (line.id === 'prawns' ? { ...line, swaps: [{ id: 'tofu', g: 800 }] } : line)),
    },
    /with the swaps for VEGAN and GLUTEN_FREE it has \d+ kcal, not fit for DINNER/,
  ],
  [
    'a swap with too little energy',
    {
      ingredients: lines.map((line) => (line.id === 'pasta' ? { ...line, swaps: [{ id: 'gf-pasta', g: 30 }] } : line)),
    },
    /with the swaps for .*GLUTEN_FREE it has \d+ kcal, not fit for LUNCH/,
  ],
  ['a heavy main', { ingredients: [...lines, { id: 'spinach', g: 1200 }] }, /a main weighs 150 to 750/],
  [
    'a light main',
    { ingredients: lines.filter(({ id }) => id !== 'tomato' && id !== 'prawns') },
    /a main weighs 150 to 750/,
  ],
  [
    'a step that mentions a swapped food',
    { steps: [...parmesanPasta.steps, { text: 'Are all prawns pink?', uses: ['prawns'] }] },
    /with tofu for prawns it still says "prawns": Are all prawns pink/,
  ],
  ['a fish that is not there', { blurb: 'Pasta and lox.' }, /the dish holds nothing that is "lox": Pasta and lox/],
  [
    'a slot for a food that is not in the recipe',
    { title: 'Pasta with {dill}' },
    /its words are about dill, which is not in the recipe/,
  ],
  [
    'a sentence for a swap that is not in the recipe',
    { title: { written: 'Pasta', tempeh: 'Tempeh' } },
    /its words are about tempeh, which is not in the recipe/,
  ],
  [
    'a time without a timer',
    { steps: [{ text: 'Bake it for {time}.', uses: [], minutes: 9 }] },
    /step 1 says a time and has no timer/,
  ],
  [
    'an oven whose heat is not said',
    { steps: [{ text: 'Bake it.', uses: [], oven: { celsius: 200, fan: true } }] },
    /step 1 does not say how hot the oven is/,
  ],
  [
    'too much for a novice',
    { steps: Array.from({ length: 8 }, (_, at) => ({ text: `Step ${at}.`, uses: lines.map(({ id }) => id) })) },
    /8 steps; a novice has at most 7/,
  ],
  [
    'an amount that cannot be measured',
    { ingredients: [...lines, { id: 'dill', g: 9, show: { qty: 1, unit: 'cup' } }] },
    /dill, where 0\.25 of the recipe is cooked, reads "2\.5\u202fg fresh dill", which no cook can measure/,
  ],
  ['units of one system', { blurb: 'A pint of pasta.' }, /in metric units it reads: A pint of pasta/],
  ['a time in words', { tip: 'Leave it for ten minutes.' }, /a time has to be a slot: Leave it for ten minutes/],
  ['a tip in grams', { tip: 'Add 20 grams.' }, /in imperial units it reads: Add/],
  ['a hasty title', { title: 'Ten-minute pasta' }, /promises fewer minutes than the dish takes: Ten-minute pasta/],
  [
    'a title that is a minute short',
    { title: 'Fifteen-minute pasta', minutes: { active: 10, total: 16 } },
    /promises fewer minutes/,
  ],
  [
    'a number of pieces for two servings',
    { ingredients: lines.map((line) => (line.id === 'tomato' ? { ...line, prep: 'in six slices' } : line)) },
    /tomato is cut into a number of pieces that is right only for the written servings: in six slices/,
  ],
  ['three quarters of a bun', { ingredients: [...lines, { id: 'burger-bun', g: 100 }] }, /three quarters of a bun/],
  [
    'a substitute for people who do not need it',
    { ingredients: [...lines, { id: 'soya-milk', g: 50 }] },
    /a person who eats everything gets soya-milk, which is made for others; make it a swap/,
  ],
  [
    'a word that belongs to a swapped food',
    { tip: 'They are done when the shells open.' },
    /with tofu it still says "shells": They are done/,
  ],
  [
    'poultry as a swap, and no sign that it is done',
    {
      ingredients: lines.map((line) =>
        line.id === 'prawns' ? { ...line, swaps: [{ id: 'chicken-breast', g: 200 }] } : line,
      ),
    },
    /no step states the core temperature of the chicken-breast/,
  ],
  [
    'a title that is too long with a swap',
    {
      title: { written: '{Pasta} with {prawns}', tofu: `{Pasta} with {tofu}${' and tomato'.repeat(5)}` },
    },
    /with tofu the title is longer than 60 characters/,
  ],
  [
    'a tip that does not suit vegans',
    { tip: 'Good with chicken.' },
    /recommends animal food to vegans.*Good with chicken/,
  ],
  ['an oven without a temperature', { equipment: ['OVEN'] }, /no step says how hot the oven is/],
  [
    'a temperature that no dial has',
    {
      equipment: ['OVEN'],
      steps: [{ text: 'Bake it at {oven}.', uses: [], oven: { celsius: 187, fan: false } }],
    },
    /no dial has this heat in °C and °F: Bake it at 187/,
  ],
])('%s is reported', (_, change, problem) => expect(problemsOf(change)).toMatch(problem))

test('a duplicate is reported by its title, its ingredients and its words', () => {
  const twin = {
    ...parmesanPasta,
    id: 'twin',
    steps: [{ text: 'Toss, and grate very much of your Parmesan over all of it at once.', uses: [] }],
  }
  const other = { ...twin, id: 'other' }
  expect(libraryProblems([twin, other])).toEqual([
    'two recipes have the title pasta with parmesan and prawns',
    'twin and other are 100 % the same by weight',
    'twin and other share the words "toss and grate very much of your parmesan over all of it"',
    'twin and other share the words "and grate very much of your parmesan over all of it at"',
    'twin and other share the words "grate very much of your parmesan over all of it at once"',
  ])
  expect(libraryProblems([parmesanPasta, appleAndSeeds])).toEqual([])
})
