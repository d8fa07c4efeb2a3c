import { recipe } from '#planner/recipe.ts'

export const pintoBreakfastTostadas = recipe({
  id: 'pinto-breakfast-tostadas',
  title: 'Ranchero bean breakfast tostadas',
  blurb: 'Warm mashed pintos, red salsa and avocado on corn tortillas from the toaster: breakfast in eight minutes.',
  cuisine: 'TEX_MEX',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: ['TOASTER', 'MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'corn-tortilla', g: 48, show: { qty: 2, unit: 'piece' } },
    { id: 'pinto-beans', g: 120, show: { qty: 0.5, unit: 'can' } },
    { id: 'cumin', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'salsa', g: 32, show: { qty: 2, unit: 'tbsp' } },
    { id: 'avocado', g: 50, show: { qty: 5, unit: 'slice' } },
    { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'in rings' },
  ],
  steps: [
    {
      text: 'Toast the tortillas twice over, until they are stiff and spotted.',
      uses: ['corn-tortilla'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Heat the beans with cumin and a spoon of water in the microwave for a minute and a half, covered, and mash them with a fork to a rough paste.',
      uses: ['pinto-beans', 'cumin'],
      minutes: 2,
    },
    {
      text: 'Plaster the paste on the tostadas, spoon salsa over it, and add avocado and spring onion. Lean forward when you bite.',
      uses: ['salsa', 'avocado', 'spring-onion'],
      minutes: 1,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
})
