import { recipe } from '#planner/recipe.ts'

export const calasRicePorridge = recipe({
  id: 'calas-rice-porridge',
  title: 'Calas-style rice porridge with pear',
  blurb: 'The spices of the rice fritters once sold on the streets of New Orleans, in a warm and silky bowl.',
  cuisine: 'CAJUN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 5, total: 9 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'pear', g: 148, show: { qty: 1, unit: 'small' }, prep: 'in small dice' },
    { id: 'rice-cooked', g: 125, show: { qty: 0.5, unit: 'pouch' } },
    {
      id: 'milk-semi',
      g: 90,
      swaps: [
        { id: 'lactose-free-milk', g: 90, words: [['stir in milk', 'stir in lactose-free milk']] },
        { id: 'soya-milk', g: 90, words: [['stir in milk', 'stir in soya milk']] },
      ],
    },
    { id: 'coconut-milk-light', g: 60, show: { qty: 4, unit: 'tbsp' } },
    { id: 'nutmeg', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'vanilla-extract', g: 2.1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'sunflower-seeds', g: 6, show: { qty: 0.66, unit: 'tbsp' } },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Put half of the pear in a deep bowl with the cinnamon and nutmeg. One minute in the microwave, and it slumps and perfumes the kitchen.',
      uses: ['pear', 'cinnamon', 'nutmeg'],
      minutes: 2,
    },
    {
      text: 'Crush the rice into it with a fork, stir in milk, coconut milk, vanilla and salt, and heat for three minutes more. Stir at half-time; it thickens like rice pudding.',
      uses: ['rice-cooked', 'milk-semi', 'coconut-milk-light', 'vanilla-extract', 'salt'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Wait until it stops heaving, then drop the raw pear and the seeds on top, for something to bite on.',
      uses: ['sunflower-seeds'],
      minutes: 2,
    },
  ],
  keepsDays: 0,
  freezable: false,
})
