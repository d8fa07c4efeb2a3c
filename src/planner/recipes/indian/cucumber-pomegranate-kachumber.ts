import { recipe } from '#planner/recipe.ts'

export const cucumberPomegranateKachumber = recipe({
  id: 'cucumber-pomegranate-kachumber',
  title: 'Cucumber and pomegranate kachumber',
  blurb: 'A fresh, juicy chop of cucumber and mint with pomegranate beads and toasted sunflower seeds.',
  cuisine: 'INDIAN',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES', 'SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'sunflower-seeds', g: 27, show: { qty: 3, unit: 'tbsp' } },
    { id: 'cumin', g: 1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'cucumber', g: 200, show: { qty: 0.67, unit: 'medium' }, prep: 'in small cubes' },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'in small cubes' },
    { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, prep: 'finely chopped' },
    { id: 'pomegranate-seeds', g: 110, show: { qty: 10, unit: 'tbsp' } },
    { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'cut in ribbons' },
    { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Spread the sunflower seeds out in a mug or saucer, microwave for a minute, shake, and repeat until they smell nutty. Dredge them in cumin while they are hot.',
      uses: ['sunflower-seeds', 'cumin'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Toss cucumber, tomato, onion, pomegranate and mint with lemon juice and salt.',
      uses: ['cucumber', 'tomato', 'red-onion', 'pomegranate-seeds', 'mint', 'lemon-juice', 'salt'],
      minutes: 5,
    },
    { text: 'Put the warm seeds on at the table, so that they crackle as you bite.', uses: [], minutes: 1 },
  ],
  keepsDays: 0,
  freezable: false,
})
