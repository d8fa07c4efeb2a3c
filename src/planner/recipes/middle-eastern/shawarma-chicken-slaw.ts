import { recipe } from '#planner/recipe.ts'

export const shawarmaChickenSlaw = recipe({
  id: 'shawarma-chicken-slaw',
  title: 'Shawarma chicken with pomegranate slaw',
  blurb:
    'Everything you love in the wrap, without the wrap: spiced chicken, red cabbage that crunches, a garlicky tahini sauce.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'red-cabbage', g: 180, show: { qty: 2, unit: 'cup' }, prep: 'shredded as finely as you can' },
    { id: 'carrot', g: 85, show: { qty: 1, unit: 'large' }, prep: 'in ribbons, cut with a peeler' },
    { id: 'lemon-juice', g: 46, show: { qty: 3, unit: 'tbsp' } },
    { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'chicken-breast-cooked', g: 300, prep: 'sliced' },
    { id: 'tahini', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' }, prep: 'grated' },
    { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'pomegranate-seeds', g: 44, show: { qty: 4, unit: 'tbsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' } },
  ],
  steps: [
    {
      text: 'Massage the cabbage with a third of the lemon juice and half of the salt for a minute. It softens, shines and turns magenta.',
      uses: ['red-cabbage', 'lemon-juice', 'salt'],
      minutes: 2,
    },
    {
      text: 'Stir cumin and paprika into the oil in a shallow dish, tumble the chicken about in it, cover and give it a minute and a half in the microwave, just to wake the spices up.',
      uses: ['cumin', 'paprika', 'olive-oil', 'chicken-breast-cooked'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Beat the tahini with the garlic, the remaining lemon juice and salt, thinning it with water as it stiffens.',
      uses: ['tahini', 'garlic', 'water'],
      minutes: 2,
    },
    { text: 'Mix carrot and mint leaves through the cabbage and spread it over the plates.', uses: ['carrot', 'mint'] },
    {
      text: 'Lay the warm chicken on top, stripe it with the sauce and finish with pomegranate.',
      uses: ['pomegranate-seeds'],
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'The dressed cabbage gets better overnight, so make double of that.',
})
