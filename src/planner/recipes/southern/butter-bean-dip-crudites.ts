import { recipe } from '#planner/recipe.ts'

export const butterBeanDipCrudites = recipe({
  id: 'butter-bean-dip-crudites',
  title: 'Butter bean dip with crunchy vegetables',
  blurb: 'What the South has in place of hummus: butter beans mashed with garlic, lemon and a shot of hot sauce.',
  cuisine: 'SOUTHERN',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 12, total: 12 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'butter-beans', g: 180, show: { qty: 0.75, unit: 'can' } },
    { id: 'lemon-juice', g: 22, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' }, prep: 'grated' },
    { id: 'hot-sauce', g: 4.7, show: { qty: 1, unit: 'tsp' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    { id: 'radish', g: 90, show: { qty: 10, unit: 'piece' }, prep: 'halved' },
    { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in strips' },
    { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, prep: 'in sticks' },
  ],
  steps: [
    {
      text: 'Bruise garlic and salt in the lemon juice with the back of a spoon; a few minutes in there take away its harshness.',
      uses: ['garlic', 'salt', 'lemon-juice'],
      minutes: 2,
    },
    {
      text: 'Squash the rinsed beans with a fork or masher, adding the oil and the garlicky lemon by turns until the mash is fluffy.',
      uses: ['butter-beans', 'olive-oil'],
      minutes: 4,
    },
    {
      text: 'Stripe it with hot sauce and stand the vegetables in it like fence posts.',
      uses: ['hot-sauce', 'radish', 'red-pepper', 'cucumber'],
      minutes: 3,
    },
  ],
  keepsDays: 3,
  freezable: false,
})
