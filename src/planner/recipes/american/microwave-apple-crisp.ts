import { recipe } from '#planner/recipe.ts'

export const microwaveAppleCrisp = recipe({
  id: 'microwave-apple-crisp',
  title: 'Apple crisp from the microwave',
  blurb: 'Soft cinnamon apples under a nubbly oat top, made in a mug-sized bowl when an oven is too much trouble.',
  cuisine: 'AMERICAN',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 1,
  minutes: { active: 6, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'apple', g: 149, show: { qty: 1, unit: 'small' }, prep: 'in thin slices' },
    { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    {
      id: 'oats',
      g: 15,
      show: { qty: 3, unit: 'tbsp' },
      swaps: [
        {
          id: 'gf-oats',
          g: 15,
          show: { qty: 3, unit: 'tbsp' },
          words: [
            ['nubbly oat top', 'nubbly gluten-free oat top'],
            ['Rub oats,', 'Rub gluten-free oats,'],
          ],
        },
      ],
    },
    { id: 'brown-sugar', g: 4, show: { qty: 1, unit: 'tsp' } },
    { id: 'coconut-oil', g: 3, show: { qty: 0.66, unit: 'tsp' } },
    { id: 'sunflower-seeds', g: 4.5, show: { qty: 0.5, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Toss the apple with lemon and cinnamon in a small deep bowl and cover it with a saucer. Three minutes in the microwave, and the slices droop.',
      uses: ['apple', 'lemon-juice', 'cinnamon'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Rub oats, sugar, coconut oil and seeds between your fingertips to a damp gravel.',
      uses: ['oats', 'brown-sugar', 'coconut-oil', 'sunflower-seeds'],
      minutes: 1,
    },
    {
      text: 'Spread the gravel on the fruit and heat it without the saucer until the juice bubbles up round the rim.',
      uses: [],
      minutes: 2,
    },
    { text: 'Wait two minutes before the first spoonful; the topping firms as it cools.', uses: [], minutes: 2 },
  ],
  keepsDays: 1,
  freezable: false,
})
