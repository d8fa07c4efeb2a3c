import { recipe } from '#planner/recipe.ts'

export const balsamicStrawberries = recipe({
  id: 'balsamic-strawberries',
  title: 'Strawberries and nectarine in balsamic',
  blurb: 'The old trick from Modena: a few dark drops make strawberries taste more of themselves.',
  cuisine: 'ITALIAN',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'strawberries', g: 200, prep: 'halved' },
    { id: 'nectarine', g: 142, show: { qty: 1, unit: 'medium' }, prep: 'in slim wedges' },
    { id: 'balsamic-vinegar', g: 16, show: { qty: 1, unit: 'tbsp' } },
    { id: 'maple-syrup', g: 10, show: { qty: 0.5, unit: 'tbsp' } },
    { id: 'basil', g: 5, show: { qty: 10, unit: 'leaf' } },
    { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
    { id: 'black-pepper', g: 0.2, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Roll the strawberries and the nectarine in the balsamic and the syrup and let them stand until they sit in a red puddle.',
      uses: ['strawberries', 'nectarine', 'balsamic-vinegar', 'maple-syrup'],
      minutes: 6,
      waits: true,
    },
    { text: 'Stack the basil leaves, roll them like a cigar, and cut them into threads.', uses: ['basil'], minutes: 1 },
    {
      text: 'Spoon the fruit into glasses with its juice. Basil, pumpkin seeds and one turn of the pepper mill go on top.',
      uses: ['pumpkin-seeds', 'black-pepper'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
})
