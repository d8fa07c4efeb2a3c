import { recipe } from '#planner/recipe.ts'

export const watermelonOliveMint = recipe({
  id: 'watermelon-olive-mint',
  title: 'Watermelon with olives, mint and seeds',
  blurb: 'A Greek beach snack: cold, sweet melon against salty olives, with toasted-tasting seeds for the crunch.',
  cuisine: 'GREEK',
  slots: ['SNACK'],
  dishTags: ['SALADS', 'SIDE_DISHES'],
  servings: 1,
  minutes: { active: 5, total: 5 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'watermelon', g: 300, prep: 'in cubes, cold' },
    { id: 'olives', g: 17.5, show: { qty: 5, unit: 'piece' }, prep: 'stoned, torn' },
    { id: 'mint', g: 1, show: { qty: 5, unit: 'leaf' } },
    { id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } },
    { id: 'lemon-juice', g: 5.1, show: { qty: 1, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Tumble the watermelon in a bowl with the olives and the lemon juice, and wait two minutes: a rosy, salty syrup collects.',
      uses: ['watermelon', 'olives', 'lemon-juice'],
      minutes: 2,
    },
    {
      text: 'Tear the mint into it, add the seeds and drink what remains at the bottom.',
      uses: ['mint', 'pumpkin-seeds'],
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Rinse very salty olives under the tap first.',
})
