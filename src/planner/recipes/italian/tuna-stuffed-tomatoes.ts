import { recipe } from '#planner/recipe.ts'

export const tunaStuffedTomatoes = recipe({
  id: 'tuna-stuffed-tomatoes',
  title: 'Tomatoes stuffed with tuna and capers',
  blurb: 'A Piedmontese summer starter: cold, ripe tomatoes packed with tuna, celery, capers and lemon.',
  cuisine: 'ITALIAN',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'tomato', g: 364, show: { qty: 2, unit: 'large' } },
    {
      id: 'tuna-tinned',
      g: 110,
      show: { qty: 1, unit: 'tin' },
      swaps: [
        {
          id: 'lentils-tinned',
          g: 150,
          words: [
            ['tuna and capers', 'lentils and capers'],
            ['packed with tuna', 'packed with lentils'],
            [
              'Break up the drained tuna with a fork',
              'Crush half of the drained lentils with a fork, mix them with the rest',
            ],
          ],
        },
      ],
    },
    { id: 'celery', g: 40, show: { qty: 1, unit: 'stalk' }, prep: 'in tiny dice' },
    { id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' }, prep: 'chopped' },
    { id: 'parsley', g: 7.6, show: { qty: 2, unit: 'tbsp' }, prep: 'chopped' },
    { id: 'lemon-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'olive-oil', g: 11, show: { qty: 2.5, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Slice a lid off each tomato, hollow it out with a teaspoon, and stand it upside down on kitchen paper.',
      uses: ['tomato'],
      minutes: 4,
    },
    {
      text: 'Break up the drained tuna with a fork, then work in celery, capers, parsley, lemon juice, oil and pepper until it holds together.',
      uses: ['tuna-tinned', 'celery', 'capers', 'parsley', 'lemon-juice', 'olive-oil', 'black-pepper'],
      minutes: 3,
    },
    { text: 'Pack the tomatoes generously and perch the lids on at an angle.', uses: [], minutes: 1 },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 1,
  freezable: false,
  tip: "The scooped-out pulp is not waste: stir it into tomorrow's sauce.",
})
