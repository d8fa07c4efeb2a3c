import { recipe } from '#planner/recipe.ts'

export const courgetteCarpaccio = recipe({
  id: 'courgette-carpaccio',
  title: 'Courgette carpaccio with lemon and mint',
  blurb: 'Raw courgette in ribbons you can almost see through, slick with lemon and oil, crunchy with seeds.',
  cuisine: 'ITALIAN',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES', 'SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'courgette', g: 354, show: { qty: 3, unit: 'small' } },
    { id: 'lemon-juice', g: 22.5, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'lemon-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'mint', g: 5, show: { qty: 0.5, unit: 'handful' }, prep: 'torn' },
    { id: 'sunflower-seeds', g: 18, show: { qty: 2, unit: 'tbsp' } },
    { id: 'salt', g: 1, show: { qty: 3, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Draw a vegetable peeler down the length of the courgettes, turning them as you go, and stop at the seedy core.',
      uses: ['courgette'],
      minutes: 4,
    },
    {
      text: 'Spread the ribbons over a flat dish. Sprinkle with salt and lemon juice, and watch them bend in a couple of minutes.',
      uses: ['salt', 'lemon-juice'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Pour the oil over in a zigzag and finish with zest, mint and sunflower seeds.',
      uses: ['olive-oil', 'lemon-zest', 'mint', 'sunflower-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Small, firm courgettes are sweeter and have hardly any pips.',
})
