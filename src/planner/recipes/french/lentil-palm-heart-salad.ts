import { recipe } from '#planner/recipe.ts'

export const lentilPalmHeartSalad = recipe({
  id: 'lentil-palm-heart-salad',
  title: 'Brasserie lentils with hearts of palm and radishes',
  blurb: 'Earthy lentils in a proper mustard vinaigrette, with silky hearts of palm and radishes that snap.',
  cuisine: 'FRENCH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'shallot', g: 30, show: { qty: 1, unit: 'piece' }, prep: 'minced' },
    { id: 'red-wine-vinegar', g: 22.5, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'lentils-tinned', g: 400 },
    { id: 'hearts-of-palm', g: 165, show: { qty: 5, unit: 'piece' }, prep: 'in thick coins' },
    { id: 'radish', g: 108, show: { qty: 12, unit: 'piece' }, prep: 'cut into thin rounds' },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'diced' },
    { id: 'little-gem', g: 100, show: { qty: 1, unit: 'head' }, prep: 'leaves apart' },
    { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
    { id: 'salt', g: 1, show: { qty: 0.17, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Begin with the vinaigrette: shallot, vinegar and salt first, for the shallot to mellow. Then the mustard, and last the oil in a thin thread, whisking, until it looks like custard.',
      uses: ['shallot', 'red-wine-vinegar', 'salt', 'dijon-mustard', 'olive-oil'],
      minutes: 3,
    },
    {
      text: 'Rinse the lentils under the hot tap, so that they drink up the dressing better, and fold them into it with the pepper and the tomato.',
      uses: ['lentils-tinned', 'black-pepper', 'tomato'],
      minutes: 2,
    },
    {
      text: 'Fold the hearts of palm and most of the radishes through with a light hand; the coins fall apart if you hurry.',
      uses: ['hearts-of-palm', 'radish'],
      minutes: 3,
    },
    {
      text: 'Line two plates with the lettuce leaves, spoon the lentils into their hollows, and finish with seeds and the last radishes.',
      uses: ['little-gem', 'pumpkin-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  freezable: false,
  tip: 'The dressed lentils alone keep three days and are the start of many a lunch.',
})
