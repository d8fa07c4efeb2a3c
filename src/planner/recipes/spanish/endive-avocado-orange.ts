import { recipe } from '#planner/recipe.ts'

export const endiveAvocadoOrange = recipe({
  id: 'endive-avocado-orange',
  title: 'Chicory boats with avocado and orange',
  blurb: 'Endibias, the crisp bitter leaves of every Spanish buffet, filled with avocado and orange and a few seeds.',
  cuisine: 'SPANISH',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS', 'SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'avocado', g: 100, show: { qty: 1, unit: 'small' }, prep: 'diced' },
    { id: 'orange', g: 140, show: { qty: 1, unit: 'medium' }, prep: 'peeled, in small pieces' },
    { id: 'chicory', g: 106, show: { qty: 2, unit: 'head' }, prep: 'in separate leaves' },
    { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'in fine rings' },
    { id: 'red-wine-vinegar', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'sunflower-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    { id: 'paprika', g: 0.3, show: { qty: 1, unit: 'pinch' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Catch the juice of the orange while you cut it up, and mix it with vinegar and salt.',
      uses: ['orange', 'red-wine-vinegar', 'salt'],
      minutes: 3,
    },
    {
      text: 'Fold avocado, orange pieces and spring onion into it with care, so that the cubes stay cubes.',
      uses: ['avocado', 'spring-onion'],
      minutes: 3,
    },
    {
      text: 'Set out the leaves like a fleet and load each with a spoonful. Seeds and a dust of paprika on deck.',
      uses: ['chicory', 'sunflower-seeds', 'paprika'],
      minutes: 3,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'The small inner leaves are the mildest. Keep them for whoever says they do not like bitter things.',
})
