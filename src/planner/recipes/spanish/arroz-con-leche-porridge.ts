import { recipe } from '#planner/recipe.ts'

export const arrozConLechePorridge = recipe({
  id: 'arroz-con-leche-porridge',
  title: 'Lemon and cinnamon porridge',
  blurb:
    'Everything that is good about arroz con leche, the lemon peel, the milk, the cinnamon, but with oats and in minutes.',
  cuisine: 'SPANISH',
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
      g: 45,
      show: { qty: 9, unit: 'tbsp' },
      swaps: [{ id: 'gf-oats', g: 45, show: { qty: 9, unit: 'tbsp' } }],
    },
    {
      id: 'milk-semi',
      g: 200,
      swaps: [
        {
          id: 'lactose-free-milk',
          g: 200,
          words: [['the lemon peel, the milk, the cinnamon', 'the lemon peel, the softness, the cinnamon']],
        },
        {
          id: 'soya-milk',
          g: 200,
          words: [['the lemon peel, the milk, the cinnamon', 'the lemon peel, the softness, the cinnamon']],
        },
      ],
    },
    { id: 'lemon-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
    { id: 'cinnamon', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'raisins', g: 9, show: { qty: 1, unit: 'tbsp' } },
    { id: 'pear', g: 89, show: { qty: 0.5, unit: 'medium' }, prep: 'coarsely chopped' },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Combine oats, milk, raisins, pear, salt, most of the lemon zest and half of the cinnamon in a big bowl.',
      uses: ['oats', 'milk-semi', 'lemon-zest', 'cinnamon', 'raisins', 'pear', 'salt'],
      minutes: 2,
    },
    {
      text: 'Microwave it for three minutes, stopping each minute to stir: foam rises quickly, and stirring is what makes it creamy.',
      uses: [],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Rest it for a moment, then mark a lattice on top with the remaining cinnamon, pinched between two fingers, and add the last zest.',
      uses: [],
    },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'Good cold as well. Then thin it with a little milk.',
})
