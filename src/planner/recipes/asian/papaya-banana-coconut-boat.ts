import { recipe } from '#planner/recipe.ts'

export const papayaBananaCoconutBoat = recipe({
  id: 'papaya-banana-coconut-boat',
  title: 'Papaya boat with banana, lime and coconut',
  blurb:
    'Breakfast as on a Thai beach: half a papaya filled with banana, toasted coconut and seeds, and sharpened with lime.',
  cuisine: 'ASIAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 7, total: 7 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'papaya', g: 250 },
    { id: 'banana', g: 101, show: { qty: 1, unit: 'small' }, prep: 'in coins' },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'coconut-chips', g: 15, show: { qty: 3, unit: 'tbsp' } },
    { id: 'pumpkin-seeds', g: 12, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'mint', g: 2, show: { qty: 1, unit: 'sprig' } },
  ],
  steps: [
    {
      text: 'Halve a small papaya from stalk to tip and spoon out the black seeds. What is left of the hollow is your bowl.',
      uses: ['papaya'],
      minutes: 2,
    },
    {
      text: 'Toss the banana in the lime juice and fill the papaya with it, juice and all.',
      uses: ['banana', 'lime-juice'],
      minutes: 2,
    },
    {
      text: 'Top with coconut, pumpkin seeds and the mint, snipped fine. Dig in with a spoon, down to the skin.',
      uses: ['coconut-chips', 'pumpkin-seeds', 'mint'],
      minutes: 2,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'A ripe papaya is more yellow than green and yields to your thumb. Melon will do when there is none.',
})
