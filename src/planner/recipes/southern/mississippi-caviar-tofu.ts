import { recipe } from '#planner/recipe.ts'

export const mississippiCaviarTofu = recipe({
  id: 'mississippi-caviar-tofu',
  title: 'Mississippi bean salad with smoked tofu',
  blurb: 'Black-eyed beans, peppers and sweetcorn in a sharp dressing, with smoked tofu to give them depth.',
  cuisine: 'SOUTHERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 13, total: 13 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'black-eyed-beans', g: 360, show: { qty: 1.5, unit: 'can' } },
    { id: 'smoked-tofu', g: 112, show: { qty: 0.5, unit: 'block' }, prep: 'in small cubes' },
    { id: 'tinned-sweetcorn', g: 82, show: { qty: 0.5, unit: 'can' } },
    { id: 'yellow-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in small dice' },
    { id: 'cherry-tomatoes', g: 200, prep: 'quartered' },
    { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, prep: 'sliced' },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'red-wine-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'hot-sauce', g: 4.7, show: { qty: 1, unit: 'tsp' }, group: 'Dressing' },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' }, group: 'Dressing' },
  ],
  steps: [
    {
      text: 'Shake vinegar, oil, hot sauce and salt in a jar with a tight lid.',
      uses: ['red-wine-vinegar', 'olive-oil', 'hot-sauce', 'salt'],
      minutes: 1,
    },
    {
      text: 'Rinse the beans until the water stops foaming, let them drip, and pour half of the jar over them so that they drink while you chop.',
      uses: ['black-eyed-beans'],
      minutes: 3,
    },
    {
      text: 'Add the sweetcorn, pepper, tomatoes, spring onions and tofu, then the other half of the dressing.',
      uses: ['tinned-sweetcorn', 'yellow-pepper', 'cherry-tomatoes', 'spring-onion', 'smoked-tofu'],
      minutes: 4,
    },
    {
      text: 'Parsley at the very end. It is better after ten minutes and best after an hour, if you can wait.',
      uses: ['parsley'],
      minutes: 1,
    },
  ],
  keepsDays: 3,
  leftovers: 'COLD',
  freezable: false,
  tip: 'Check the label of the tofu if you avoid gluten: some are smoked with soy sauce.',
})
