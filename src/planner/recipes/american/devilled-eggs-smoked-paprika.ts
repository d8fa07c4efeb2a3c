import { recipe } from '#planner/recipe.ts'

export const devilledEggsSmokedPaprika = recipe({
  id: 'devilled-eggs-smoked-paprika',
  title: 'Devilled eggs with cottage cheese',
  blurb:
    'Picnic eggs with a filling whipped from their own yolks, cottage cheese and mustard, under a dusting of smoke.',
  cuisine: 'AMERICAN',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 10, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'egg', g: 200, show: { qty: 4, unit: 'large' } },
    { id: 'cottage-cheese', g: 56, show: { qty: 4, unit: 'tbsp' } },
    { id: 'mustard', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'apple-cider-vinegar', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'smoked-paprika', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'chives', g: 3, show: { qty: 1, unit: 'tbsp' }, prep: 'snipped' },
  ],
  steps: [
    {
      text: 'Lower the eggs into bubbling water in a saucepan and set a timer for ten minutes.',
      uses: ['egg'],
      minutes: 11,
      waits: true,
    },
    {
      text: 'Crackle the shells all over under the cold tap and let them sit in fresh cold water until nothing feels warm; now they peel.',
      uses: [],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Halve them lengthways and pop out the yolks. Mash these with cottage cheese, mustard and vinegar till almost smooth.',
      uses: ['cottage-cheese', 'mustard', 'apple-cider-vinegar'],
      minutes: 4,
    },
    {
      text: 'Refill the whites with two teaspoons, and dust with paprika and chives.',
      uses: ['smoked-paprika', 'chives'],
      minutes: 2,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 2,
  freezable: false,
})
