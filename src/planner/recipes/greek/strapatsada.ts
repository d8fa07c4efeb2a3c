import { recipe } from '#planner/recipe.ts'

export const strapatsada = recipe({
  id: 'strapatsada',
  title: 'Strapatsada, eggs scrambled with tomato and feta',
  blurb:
    "Corfu's summer scramble: tomatoes cooked until they are jam, eggs folded through them and a little feta on toast.",
  cuisine: 'GREEK',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 17 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'TOASTER'],
  noCook: false,
  ingredients: [
    { id: 'tinned-tomatoes', g: 300, show: { qty: 0.75, unit: 'can' } },
    { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'dried-oregano', g: 0.5, show: { qty: 0.5, unit: 'tsp' } },
    {
      id: 'egg',
      g: 176,
      show: { qty: 4, unit: 'medium' },
      swaps: [
        {
          id: 'tofu',
          g: 220,
          prep: 'crumbled',
          words: [
            [
              'Beat the eggs only just, pour them over and wait ten seconds. Then push slowly from the edge to the middle, in big soft folds.',
              'Turn the crumbled tofu through the tomato until it is hot and the pan is nearly dry.',
            ],
            ['Still a bit wet? Good. Take it off', 'Take it off'],
            [', and let its own warmth finish it', ', and stir once'],
            ['Pile the eggs on', 'Pile the tofu on'],
          ],
        },
      ],
    },
    {
      id: 'feta',
      g: 30,
      prep: 'crumbled',
      swaps: [
        {
          id: 'olives',
          g: 32,
          show: { qty: 9, unit: 'piece' },
          prep: 'stoned, chopped',
          words: [
            ['a little feta on toast', 'a few black olives on toast'],
            ['add feta and pepper', 'add the olives and pepper'],
          ],
        },
      ],
    },
    {
      id: 'sourdough',
      g: 100,
      show: { qty: 2, unit: 'slice' },
      swaps: [
        {
          id: 'gf-bread',
          g: 90,
          show: { qty: 3, unit: 'slice' },
          words: [['on toast.', 'on gluten-free toast.']],
        },
      ],
    },
    { id: 'basil', g: 3, show: { qty: 6, unit: 'leaf' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Crush any big lumps of the tomatoes with a fork. Cook them with oil and oregano in a frying pan, at a fair simmer, until you can draw a line across the base and see metal.',
      uses: ['tinned-tomatoes', 'olive-oil', 'dried-oregano'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Beat the eggs only just, pour them over and wait ten seconds. Then push slowly from the edge to the middle, in big soft folds.',
      uses: ['egg'],
      minutes: 2,
    },
    {
      text: 'Still a bit wet? Good. Take it off, add feta and pepper, and let its own warmth finish it.',
      uses: ['feta', 'black-pepper'],
      minutes: 1,
      softEggs: true,
    },
    {
      text: 'Put the bread in the toaster meanwhile. Pile the eggs on and tear the basil over.',
      uses: ['sourdough', 'basil'],
      minutes: 2,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
})
