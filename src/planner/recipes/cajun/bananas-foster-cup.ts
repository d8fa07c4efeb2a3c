import { recipe } from '#planner/recipe.ts'

export const bananasFosterCup = recipe({
  id: 'bananas-foster-cup',
  title: 'Bananas Foster without the flames',
  blurb:
    'A famous dessert of New Orleans, tamed for the microwave: hot banana in an orange and maple caramel, with coconut milk.',
  cuisine: 'CAJUN',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 1,
  minutes: { active: 5, total: 6 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'banana', g: 118, show: { qty: 1, unit: 'medium' } },
    { id: 'orange-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'maple-syrup', g: 10, show: { qty: 0.5, unit: 'tbsp' } },
    { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'coconut-milk', g: 22, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'orange-zest', g: 1, show: { qty: 0.5, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Slit the banana lengthways, lay it in a shallow bowl, and bathe it in orange juice, maple and cinnamon.',
      uses: ['banana', 'orange-juice', 'maple-syrup', 'cinnamon'],
      minutes: 2,
    },
    {
      text: 'Microwave for seventy seconds. The juice boils up to a thin caramel and the banana turns translucent at the edges.',
      uses: [],
      minutes: 2,
    },
    {
      text: 'Trickle on cold coconut milk and grate the zest over it; the contrast of hot and cold is the point.',
      uses: ['coconut-milk', 'orange-zest'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
})
