import { recipe } from '#planner/recipe.ts'

export const mangoPapayaCoconutBowl = recipe({
  id: 'mango-papaya-coconut-bowl',
  title: 'Mango and papaya bowl with cardamom',
  blurb: 'A beach-hut breakfast: ripe fruit, lime, cool coconut milk perfumed with cardamom, and crisp seeds.',
  cuisine: 'INDIAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'mango', g: 165, show: { qty: 1, unit: 'cup' }, prep: 'sliced' },
    { id: 'papaya', g: 145, show: { qty: 1, unit: 'cup' }, prep: 'in chunks' },
    { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'coconut-milk', g: 45, show: { qty: 3, unit: 'tbsp' } },
    { id: 'cardamom', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Stir the cardamom into the coconut milk before anything else; the scent needs some minutes to come out.',
      uses: ['coconut-milk', 'cardamom'],
      minutes: 1,
    },
    {
      text: 'Arrange mango and papaya in a wide bowl and wet them with the lime, which keeps the papaya from tasting flat.',
      uses: ['mango', 'papaya', 'lime-juice'],
      minutes: 5,
    },
    {
      text: 'Flood the fruit with the perfumed milk and throw on the pumpkin seeds.',
      uses: ['pumpkin-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
})
