import { recipe } from '#planner/recipe.ts'

export const fennelPorkPatties = recipe({
  id: 'fennel-pork-patties',
  title: 'Fennel-seed pork patties with peperonata',
  blurb: 'All the flavour of a fresh salsiccia in a lean patty, beside sweet peppers and collapsed tomatoes.',
  cuisine: 'ITALIAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'pork-mince-lean', g: 300 },
    { id: 'fennel-seeds', g: 2, show: { qty: 1, unit: 'tsp' } },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'grated' },
    { id: 'fresh-sage', g: 2, show: { qty: 5, unit: 'leaf' }, prep: 'finely chopped' },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'red-pepper', g: 164, show: { qty: 1, unit: 'large' }, prep: 'in thin strips' },
    { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'in thin strips' },
    { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, prep: 'roughly chopped' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Set pepper and onion strips over medium heat with two thirds of the oil. Cover the frying pan and leave them to slacken.',
      uses: ['red-pepper', 'red-onion', 'olive-oil'],
      minutes: 8,
    },
    {
      text: 'Bash the fennel seeds with the base of a mug. Mix them through the mince with garlic, sage, pepper and two thirds of the salt, and press out small patties as thick as a thumb, three for each person.',
      uses: ['pork-mince-lean', 'fennel-seeds', 'garlic', 'fresh-sage', 'black-pepper', 'salt'],
      minutes: 5,
    },
    {
      text: 'Stir the tomatoes and the remaining salt into the peppers and cook uncovered to a jammy tangle. Spoon it out and keep it warm.',
      uses: ['tomato'],
      minutes: 6,
    },
    {
      text: 'Give the patties the same pan and the last of the oil, about four minutes a side, until the middle is no longer rosy.',
      uses: [],
      minutes: 8,
    },
  ],
  keepsDays: 2,
  freezable: true,
  tip: 'Shape the patties in the evening; by morning the fennel has gone all the way through.',
})
