import { recipe } from '#planner/recipe.ts'

export const tahiniOrangePorridge = recipe({
  id: 'tahini-orange-porridge',
  title: 'Tahini porridge with orange and raisins',
  blurb:
    'Tahinosoupa, the sesame soup of Lent, turned into a bowl of porridge with orange, cinnamon and plump raisins.',
  cuisine: 'GREEK',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 7, total: 7 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    {
      id: 'oats',
      g: 50,
      show: { qty: 10, unit: 'tbsp' },
      swaps: [{ id: 'gf-oats', g: 50, show: { qty: 10, unit: 'tbsp' } }],
    },
    {
      id: 'milk-semi',
      g: 100,
      swaps: [
        { id: 'lactose-free-milk', g: 100 },
        { id: 'soya-milk', g: 100 },
      ],
    },
    { id: 'water', g: 100 },
    { id: 'raisins', g: 9, show: { qty: 1, unit: 'tbsp' } },
    { id: 'cinnamon', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'orange', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'peeled, in small pieces' },
    { id: 'tahini', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Stir oats, milk, water, raisins, cinnamon and salt together in a deep bowl, deeper than you think you need.',
      uses: ['oats', 'milk-semi', 'water', 'raisins', 'cinnamon', 'salt'],
      minutes: 1,
    },
    {
      text: 'Two minutes in the microwave, a stir, and one minute more. Stop it when it climbs; it should end up loose, as it goes on thickening.',
      uses: [],
      minutes: 3,
      waits: true,
    },
    { text: 'Swirl the tahini through in ribbons rather than mixing it in.', uses: ['tahini'] },
    { text: 'Top with the orange and any juice from the board.', uses: ['orange'], minutes: 2 },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Raisins that stand overnight in the milk swell up like grapes.',
})
