import { recipe } from '#planner/recipe.ts'

export const painPerduStrawberries = recipe({
  id: 'pain-perdu-strawberries',
  title: 'Pain perdu with strawberries',
  blurb:
    "Lost bread is what Acadians call it: yesterday's baguette, saved by eggs and milk, under a heap of strawberries.",
  cuisine: 'CAJUN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 20 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    {
      id: 'baguette',
      g: 125,
      show: { qty: 5, unit: 'slice' },
      swaps: [
        {
          id: 'gf-bread',
          g: 120,
          show: { qty: 4, unit: 'slice' },
          words: [
            [
              "Lost bread is what Acadians call it: yesterday's baguette, saved",
              'What Acadians make of a loaf past its day: gluten-free bread, saved',
            ],
            [
              'Soak the bread, three minutes on one side and two on the other; it should feel heavy, like a wet sponge.',
              'Soak the gluten-free bread for a minute on each side; it should feel heavy and still hold together.',
            ],
          ],
        },
      ],
    },
    { id: 'egg', g: 100, show: { qty: 2, unit: 'large' } },
    {
      id: 'milk-semi',
      g: 122,
      show: { qty: 0.5, unit: 'cup' },
      swaps: [
        { id: 'lactose-free-milk', g: 122, show: { qty: 0.5, unit: 'cup' } },
        { id: 'soya-milk', g: 122, show: { qty: 0.5, unit: 'cup' } },
      ],
    },
    { id: 'vanilla-extract', g: 4.2, show: { qty: 1, unit: 'tsp' } },
    { id: 'nutmeg', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    {
      id: 'butter',
      g: 14.2,
      show: { qty: 1, unit: 'tbsp' },
      swaps: [
        {
          id: 'olive-oil',
          g: 13.5,
          show: { qty: 1, unit: 'tbsp' },
          words: [
            [
              'Melt half the butter in a frying pan until it hums',
              'Warm half the olive oil in a frying pan until it shimmers',
            ],
            ['the rest of the butter', 'the rest of the oil'],
          ],
        },
      ],
    },
    { id: 'strawberries', g: 240, show: { qty: 4, unit: 'handful' }, prep: 'sliced' },
    { id: 'maple-syrup', g: 20, show: { qty: 1, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Let the strawberries macerate in the maple syrup while you do everything else.',
      uses: ['strawberries', 'maple-syrup'],
    },
    {
      text: 'Beat eggs, milk, vanilla and nutmeg in a shallow dish. Soak the bread, three minutes on one side and two on the other; it should feel heavy, like a wet sponge.',
      uses: ['egg', 'milk-semi', 'vanilla-extract', 'nutmeg', 'baguette'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Melt half the butter in a frying pan until it hums. Fry the slices gently in two batches, with the rest of the butter for the second, until they are tanned and puffy.',
      uses: ['butter'],
      minutes: 9,
      waits: true,
    },
    { text: 'Spoon the berries and their pink syrup over the top.', uses: [], minutes: 1 },
  ],
  portionSteps: [1, 2],
  keepsDays: 0,
  freezable: false,
})
