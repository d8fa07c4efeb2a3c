import { recipe } from '#planner/recipe.ts'

export const chickenMangoCabbageSalad = recipe({
  id: 'chicken-mango-cabbage-salad',
  title: 'Chicken, mango and cabbage salad with lime',
  blurb:
    'Gỏi gà for hot days: shredded cabbage, ripe mango and chicken, all mint and lime, with toasted coconut on top.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 13, total: 13 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'lime-juice', g: 45, show: { qty: 3, unit: 'tbsp' } },
    {
      id: 'soy-sauce',
      g: 10.7,
      show: { qty: 2, unit: 'tsp' },
      swaps: [
        { id: 'tamari', g: 10.7, show: { qty: 2, unit: 'tsp' } },
        { id: 'coconut-aminos', g: 20, show: { qty: 4, unit: 'tsp' }, words: [['soy sauce', 'coconut aminos']] },
      ],
    },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'green-chilli', g: 8, show: { qty: 1, unit: 'small' }, prep: 'finely chopped' },
    { id: 'red-cabbage', g: 180, show: { qty: 2, unit: 'cup' }, prep: 'finely shredded' },
    { id: 'chicken-breast-cooked', g: 220, prep: 'torn into strips' },
    { id: 'mango', g: 200, prep: 'in thin slices' },
    { id: 'red-onion', g: 55, show: { qty: 0.5, unit: 'medium' }, prep: 'in half-rings' },
    { id: 'mint', g: 20, show: { qty: 2, unit: 'handful' }, prep: 'leaves torn' },
    { id: 'coconut-chips', g: 15, show: { qty: 3, unit: 'tbsp' } },
    { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Stir lime juice, soy sauce, oil and chilli in a large bowl.',
      uses: ['lime-juice', 'soy-sauce', 'olive-oil', 'green-chilli'],
      minutes: 1,
    },
    {
      text: 'Add cabbage, onion and salt and knead them like dough for a minute; the cabbage weeps a little, softens and glows magenta.',
      uses: ['red-cabbage', 'red-onion', 'salt'],
      minutes: 3,
    },
    {
      text: 'Lift in the chicken, the mango and the mint with both hands, so that the slices stay whole.',
      uses: ['chicken-breast-cooked', 'mango', 'mint'],
      minutes: 3,
    },
    {
      text: 'Strew coconut and seeds over it once it is on the plates, or they lose their snap.',
      uses: ['coconut-chips', 'pumpkin-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'If you eat fish, a teaspoon of fish sauce in place of the salt is what a cook in Hanoi would use.',
})
