import { recipe } from '#planner/recipe.ts'

export const blackberryApplePorridge = recipe({
  id: 'blackberry-apple-porridge',
  title: 'Blackberry and apple porridge',
  blurb:
    'A hedgerow in a bowl: porridge cooked with grated apple until it is sweet by itself, and a purple swirl of fruit.',
  cuisine: 'ENGLISH',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 9, total: 9 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE', 'GRATER'],
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
      g: 180,
      show: { qty: 0.75, unit: 'cup' },
      swaps: [
        { id: 'lactose-free-milk', g: 180, show: { qty: 0.75, unit: 'cup' } },
        { id: 'soya-milk', g: 180, show: { qty: 0.75, unit: 'cup' } },
      ],
    },
    { id: 'water', g: 60, show: { qty: 0.25, unit: 'cup' } },
    { id: 'apple', g: 90, show: { qty: 0.5, unit: 'medium' }, prep: 'grated with its skin' },
    { id: 'cinnamon', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'blackberries', g: 100, show: { qty: 2, unit: 'handful' } },
    { id: 'flaxseed', g: 7, show: { qty: 1, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Stir oats, milk, water, apple and cinnamon together in a deep bowl.',
      uses: ['oats', 'milk-semi', 'water', 'apple', 'cinnamon'],
      minutes: 2,
    },
    {
      text: 'Microwave for three minutes, pausing twice to stir, until it heaves slowly like lava. Let it stand: it goes on thickening.',
      uses: [],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Warm the blackberries in a cup for forty seconds and press them with the back of the spoon, so that some burst and some stay whole.',
      uses: ['blackberries'],
      minutes: 1,
    },
    { text: 'Swirl them through the porridge and dust with the flaxseed.', uses: ['flaxseed'] },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Frozen blackberries work as well; give them one minute more. Use a deep bowl, as the oats rise.',
})
