import { recipe } from '#planner/recipe.ts'

export const bionicoFruitCup = recipe({
  id: 'bionico-fruit-cup',
  title: 'Bionico fruit cup',
  blurb: "Guadalajara's street-corner fruit salad, dressed with coconut milk, raisins, cinnamon and seeds.",
  cuisine: 'MEXICAN',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'coconut-milk', g: 45, show: { qty: 3, unit: 'tbsp' } },
    { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'apple', g: 125, show: { qty: 1, unit: 'cup' }, prep: 'in small cubes' },
    { id: 'strawberries', g: 152, show: { qty: 1, unit: 'cup' }, prep: 'quartered' },
    { id: 'papaya', g: 145, show: { qty: 1, unit: 'cup' }, prep: 'in cubes' },
    { id: 'raisins', g: 9, show: { qty: 1, unit: 'tbsp' } },
    { id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Spoon the thick part from the top of an unshaken can of coconut milk and beat the cinnamon into it.',
      uses: ['coconut-milk', 'cinnamon'],
      minutes: 1,
    },
    {
      text: 'Cut the apple first and splash it with lime at once, so it stays white. Mix in strawberries and papaya.',
      uses: ['apple', 'lime-juice', 'strawberries', 'papaya'],
      minutes: 5,
    },
    {
      text: 'Spoon the fruit into the glasses, let the coconut milk run down through it, and finish each with raisins and seeds.',
      uses: ['raisins', 'pumpkin-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
})
