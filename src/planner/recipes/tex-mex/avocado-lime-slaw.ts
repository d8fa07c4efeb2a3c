import { recipe } from '#planner/recipe.ts'

export const avocadoLimeSlaw = recipe({
  id: 'avocado-lime-slaw',
  title: 'Avocado and lime slaw',
  blurb: 'Shredded cabbage and carrot in a green dressing that is nothing but avocado, lime and coriander.',
  cuisine: 'TEX_MEX',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES'],
  servings: 2,
  minutes: { active: 13, total: 13 },
  skill: 'NOVICE',
  equipment: ['GRATER'],
  noCook: true,
  ingredients: [
    { id: 'avocado', g: 100, show: { qty: 1, unit: 'small' } },
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'finely chopped' },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'cabbage', g: 200, show: { qty: 2.5, unit: 'cup' }, prep: 'finely shredded' },
    { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, prep: 'coarsely grated' },
    { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, prep: 'in thin half moons' },
    { id: 'pumpkin-seeds', g: 12, show: { qty: 1.5, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Purée the avocado with a fork, thinning it with lime and water until it drops from the tines, then colour it with coriander and salt.',
      uses: ['avocado', 'lime-juice', 'water', 'coriander', 'salt'],
      minutes: 3,
    },
    {
      text: 'Massage cabbage, carrot and jalapeño into the dressing with clean hands for a full minute; the heap shrinks by a third.',
      uses: ['cabbage', 'carrot', 'jalapeno'],
      minutes: 5,
    },
    { text: 'Seeds on top, and straight to the table.', uses: ['pumpkin-seeds'], minutes: 1 },
  ],
  keepsDays: 1,
  freezable: false,
})
