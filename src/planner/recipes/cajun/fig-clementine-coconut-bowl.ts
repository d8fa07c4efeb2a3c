import { recipe } from '#planner/recipe.ts'

export const figClementineCoconutBowl = recipe({
  id: 'fig-clementine-coconut-bowl',
  title: 'Figs and clementines with coconut and seeds',
  blurb:
    'Two fruits from a Louisiana back garden, juicy and spiced, with crunchy coconut flakes and a handful of seeds.',
  cuisine: 'CAJUN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 7, total: 7 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'clementine', g: 148, show: { qty: 2, unit: 'piece' }, prep: 'in segments' },
    { id: 'fig', g: 150, show: { qty: 3, unit: 'medium' }, prep: 'quartered' },
    { id: 'orange-juice', g: 22, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'cinnamon', g: 0.3, show: { qty: 1, unit: 'pinch' } },
    { id: 'coconut-chips', g: 10, show: { qty: 2, unit: 'tbsp' } },
    { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Stir the cinnamon into the orange juice and turn the figs in it, cut side down first, so their seeds soak it up.',
      uses: ['cinnamon', 'orange-juice', 'fig'],
      minutes: 3,
    },
    {
      text: 'Tuck the clementine segments between them, scatter the coconut and pumpkin seeds, and eat it before the flakes go soft.',
      uses: ['clementine', 'coconut-chips', 'pumpkin-seeds'],
      minutes: 2,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Without fresh figs, take three dried ones and soak them in the juice overnight.',
})
