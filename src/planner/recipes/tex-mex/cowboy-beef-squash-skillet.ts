import { recipe } from '#planner/recipe.ts'

export const cowboyBeefSquashSkillet = recipe({
  id: 'cowboy-beef-squash-skillet',
  title: 'Cowboy skillet of beef and butternut squash',
  blurb: 'Breakfast on the ranch: squash browned in its own sugar, peppery beef, red pepper and cool avocado.',
  cuisine: 'TEX_MEX',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'butternut-squash', g: 350, show: { qty: 2.5, unit: 'cup' }, prep: 'peeled, in dice of 1 cm' },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'water', g: 60, show: { qty: 0.25, unit: 'cup' } },
    { id: 'beef-mince-5', g: 180 },
    { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'cumin', g: 1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'diced' },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'sliced' },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'sliced' },
  ],
  steps: [
    {
      text: 'Put squash, oil and water in a frying pan under a lid. The water steams the dice soft in five minutes; then take the lid off and let them colour, undisturbed, until they unstick.',
      uses: ['butternut-squash', 'olive-oil', 'water'],
      minutes: 10,
    },
    {
      text: 'Shove them to the rim. Beef and spices go in the space, pressed flat for two minutes and then broken into nuggets, with no red left anywhere.',
      uses: ['beef-mince-5', 'smoked-paprika', 'cumin', 'salt', 'black-pepper'],
      minutes: 7,
    },
    {
      text: 'Mix the lot with the red pepper and give it three minutes, so the pepper keeps its snap.',
      uses: ['red-pepper'],
      minutes: 3,
    },
    {
      text: 'Share it out, green with spring onion, and cool each plate with avocado.',
      uses: ['spring-onion', 'avocado'],
    },
  ],
  keepsDays: 2,
  freezable: false,
  tip: 'Peel and dice the squash the evening before and breakfast takes a quarter of an hour.',
})
