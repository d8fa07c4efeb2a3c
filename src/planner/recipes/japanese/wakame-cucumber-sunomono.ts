import { recipe } from '#planner/recipe.ts'

export const wakameCucumberSunomono = recipe({
  id: 'wakame-cucumber-sunomono',
  title: 'Sunomono of cucumber, daikon and wakame',
  blurb: 'Cold, sour, faintly sweet: the little salad between two bites of something hot. Avocado makes it a snack.',
  cuisine: 'JAPANESE',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES', 'SALADS'],
  servings: 2,
  minutes: { active: 14, total: 14 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'wakame', g: 4, show: { qty: 1, unit: 'tbsp' } },
    { id: 'cucumber', g: 200, show: { qty: 2, unit: 'cup' }, prep: 'in see-through slices' },
    { id: 'daikon', g: 100, show: { qty: 1, unit: 'cup' }, prep: 'in see-through slices' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' }, retained: 0.3 },
    { id: 'apple-cider-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } },
    { id: 'ginger', g: 4, show: { qty: 2, unit: 'tsp' }, prep: 'in hair-thin strips' },
    { id: 'avocado', g: 100, show: { qty: 1, unit: 'small' }, prep: 'in cubes' },
    { id: 'sesame-seeds', g: 9, show: { qty: 1, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Cover the wakame with cold water and watch it unfold. In another bowl rub the salt into the cucumber and daikon.',
      uses: ['wakame', 'salt', 'cucumber', 'daikon'],
      minutes: 5,
    },
    {
      text: 'Stir vinegar, maple syrup and ginger until the syrup has vanished.',
      uses: ['apple-cider-vinegar', 'maple-syrup', 'ginger'],
      minutes: 1,
    },
    {
      text: 'When they swim in their own juice, wring them out like a cloth, and do the same with the seaweed.',
      uses: [],
      minutes: 2,
    },
    {
      text: 'Dress it all, spoon them into small bowls, and set avocado and sesame on top.',
      uses: ['avocado', 'sesame-seeds'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  freezable: false,
})
