import { recipe } from '#planner/recipe.ts'

export const goatsCheeseOmelette = recipe({
  id: 'goats-cheese-omelette',
  title: "Omelette fines herbes with goat's cheese",
  blurb:
    'Pale gold outside, barely set inside, full of green herbs and melting cheese, with salad and a heel of bread.',
  cuisine: 'FRENCH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 1,
  minutes: { active: 15, total: 15 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'egg', g: 150, show: { qty: 3, unit: 'large' } },
    { id: 'chives', g: 3, show: { qty: 1, unit: 'tbsp' }, prep: 'snipped' },
    { id: 'parsley', g: 3.8, show: { qty: 1, unit: 'tbsp' }, prep: 'finely chopped' },
    { id: 'fresh-tarragon', g: 0.6, show: { qty: 1, unit: 'tsp' }, prep: 'chopped' },
    {
      id: 'butter',
      g: 5,
      show: { qty: 1, unit: 'knob' },
      swaps: [
        {
          id: 'olive-oil',
          g: 4.5,
          show: { qty: 1, unit: 'tsp' },
          words: [
            [
              'Melt the butter in a small frying pan, fairly hot. When it has foamed and gone quiet, in with',
              'Warm the olive oil in a small frying pan, fairly hot. When it shimmers, in with',
            ],
          ],
        },
      ],
    },
    {
      id: 'goats-cheese',
      g: 28,
      show: { qty: 2, unit: 'tbsp' },
      prep: 'in small pieces',
      swaps: [
        {
          id: 'cherry-tomatoes',
          g: 60,
          show: { qty: 5, unit: 'piece' },
          prep: 'halved',
          words: [
            ["with goat's cheese", 'with cherry tomatoes'],
            ['and melting cheese', 'and sweet tomatoes'],
            ["Line up the goat's cheese", 'Line up the cherry tomatoes'],
          ],
        },
      ],
    },
    { id: 'salad-leaves', g: 50, show: { qty: 2, unit: 'handful' } },
    { id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
    { id: 'white-wine-vinegar', g: 5, show: { qty: 1, unit: 'tsp' } },
    {
      id: 'baguette',
      g: 50,
      show: { qty: 2, unit: 'slice' },
      swaps: [
        {
          id: 'gf-bread',
          g: 60,
          show: { qty: 2, unit: 'slice' },
          words: [
            ['a heel of bread', 'gluten-free bread'],
            ['at once, with the bread', 'at once, with the gluten-free bread'],
          ],
        },
      ],
    },
    { id: 'salt', g: 0.6, show: { qty: 1.5, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Dress the leaves with oil, vinegar and half of the salt, and have the plate ready; from here it goes fast.',
      uses: ['salad-leaves', 'olive-oil', 'white-wine-vinegar', 'salt'],
      minutes: 2,
    },
    {
      text: 'Beat the eggs with a fork, thirty strokes, just enough to marry yolk and white. Stir in the herbs and the other half of the salt.',
      uses: ['egg', 'chives', 'parsley', 'fresh-tarragon'],
      minutes: 3,
    },
    {
      text: 'Melt the butter in a small frying pan, fairly hot. When it has foamed and gone quiet, in with the eggs.',
      uses: ['butter'],
      minutes: 1,
    },
    {
      text: 'Drag the set edges to the middle with a spatula and tilt the pan to let raw egg run to the rim. Stop when the top looks like wet satin.',
      uses: [],
      minutes: 2,
      softEggs: true,
    },
    {
      text: "Line up the goat's cheese down the centre, roll the omelette over it away from you, and tip it out seam down. Eat it at once, with the bread.",
      uses: ['goats-cheese', 'baguette'],
      minutes: 1,
    },
  ],
  portionSteps: [2 / 3, 1, 4 / 3, 5 / 3, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'For two, make two. A crowded omelette turns into scrambled egg.',
})
