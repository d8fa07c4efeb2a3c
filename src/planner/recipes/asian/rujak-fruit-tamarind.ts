import { recipe } from '#planner/recipe.ts'

export const rujakFruitTamarind = recipe({
  id: 'rujak-fruit-tamarind',
  title: 'Rujak, crisp fruit in tamarind and chilli',
  blurb:
    "Indonesia's street salad of sour and juicy fruit, in a sticky dressing that is sweet, hot and tart all at once.",
  cuisine: 'ASIAN',
  slots: ['SNACK'],
  dishTags: ['DESSERTS', 'SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'tamarind-paste', g: 12, show: { qty: 0.75, unit: 'tbsp' } },
    {
      id: 'honey',
      g: 7,
      show: { qty: 1, unit: 'tsp' },
      swaps: [{ id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } }],
    },
    { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'apple', g: 149, show: { qty: 1, unit: 'small' }, prep: 'in wedges, skin on' },
    { id: 'cucumber', g: 104, show: { qty: 1, unit: 'cup' }, prep: 'in chunks' },
    { id: 'pineapple', g: 110, prep: 'in chunks' },
    { id: 'mango', g: 100, prep: 'firm, in chunks' },
    { id: 'sunflower-seeds', g: 18, show: { qty: 2, unit: 'tbsp' } },
    { id: 'salt', g: 0.5, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Stir tamarind, honey, chilli flakes, lime and salt into a thick brown dressing. Taste on a corner of apple: it ought to pucker your mouth.',
      uses: ['tamarind-paste', 'honey', 'chilli-flakes', 'lime-juice', 'salt'],
      minutes: 2,
    },
    {
      text: 'Cut the fruit and the cucumber and turn them in the dressing until every piece is glazed.',
      uses: ['apple', 'cucumber', 'pineapple', 'mango'],
      minutes: 5,
    },
    {
      text: 'Bruise the sunflower seeds with the bottom of a glass and shower them over.',
      uses: ['sunflower-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'A mango that is still hard and sour is the right one here. Eat it within the hour, while everything is crisp.',
})
