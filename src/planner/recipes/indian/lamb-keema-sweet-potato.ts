import { recipe } from '#planner/recipe.ts'

export const lambKeemaSweetPotato = recipe({
  id: 'lamb-keema-sweet-potato',
  title: 'Lamb keema with sweet potato and spinach',
  blurb: 'Minced lamb fried dark with ginger and warm spices, with soft orange cubes of sweet potato to tame the heat.',
  cuisine: 'INDIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'lamb-mince', g: 300 },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'chopped small' },
    { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, prep: 'finely chopped' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'finely chopped' },
    { id: 'garam-masala', g: 4, show: { qty: 2, unit: 'tsp' } },
    { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'sweet-potato', g: 300, show: { qty: 2, unit: 'medium' }, prep: 'peeled, in hazelnut-sized cubes' },
    { id: 'tinned-tomatoes', g: 200, show: { qty: 0.5, unit: 'can' } },
    { id: 'spinach', g: 120, show: { qty: 4, unit: 'handful' } },
    { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'water', g: 120 },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Crumble the mince into a cold frying pan, put it on a high flame and leave it alone. It gives off enough fat of its own; break it up once the bottom is crusty.',
      uses: ['lamb-mince'],
      minutes: 6,
    },
    {
      text: 'Make room in the middle for onion, ginger and garlic, and stir them in when they smell fragrant.',
      uses: ['onion', 'ginger', 'garlic'],
      minutes: 4,
    },
    {
      text: 'Add garam masala, turmeric and salt. Everything turns mustard-yellow and begins to catch: that is your sign for the next step.',
      uses: ['garam-masala', 'turmeric', 'salt'],
      minutes: 1,
    },
    {
      text: 'Tumble in the sweet potato, tomatoes and water, cover, and let the cubes steam until the tip of a knife slips through.',
      uses: ['sweet-potato', 'tinned-tomatoes', 'water'],
      minutes: 12,
    },
    {
      text: 'Uncover, wilt the spinach over the top and cook off any puddle; keema should be moist but not wet.',
      uses: ['spinach'],
      minutes: 3,
    },
    { text: 'Finish with the lemon and taste for salt and heat.', uses: ['lemon-juice'] },
  ],
  keepsDays: 2,
  freezable: true,
})
