import { recipe } from '#planner/recipe.ts'

export const crabCucumberTostadas = recipe({
  id: 'crab-cucumber-tostadas',
  title: 'Crab and cucumber tostadas',
  blurb: 'A bite from the Baja beach stalls: cold crab, cucumber and lime on a crackling tortilla.',
  cuisine: 'MEXICAN',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['TOASTER'],
  noCook: true,
  ingredients: [
    { id: 'corn-tortilla', g: 48, show: { qty: 2, unit: 'piece' } },
    { id: 'crab-meat', g: 160 },
    { id: 'cucumber', g: 104, show: { qty: 1, unit: 'cup' }, prep: 'in pea-sized dice' },
    { id: 'red-onion', g: 20, show: { qty: 2, unit: 'tbsp' }, prep: 'finely chopped' },
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'hot-sauce', g: 4.7, show: { qty: 1, unit: 'tsp' } },
    { id: 'avocado', g: 50, show: { qty: 5, unit: 'slice' } },
    { id: 'coriander', g: 5, show: { qty: 0.5, unit: 'handful' }, prep: 'chopped' },
  ],
  steps: [
    {
      text: 'Dry the tortillas in the toaster on its highest setting. Flip them end for end and go again, until they knock like thin wood.',
      uses: ['corn-tortilla'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Feel through the crab for bits of shell, then fork it together with cucumber, onion, lime, hot sauce and coriander.',
      uses: ['crab-meat', 'cucumber', 'red-onion', 'lime-juice', 'hot-sauce', 'coriander'],
      minutes: 3,
    },
    {
      text: 'Put avocado down first as glue, mound the crab over it, and bite before the juice reaches the crunch.',
      uses: ['avocado'],
      minutes: 1,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 0,
  freezable: false,
})
