import { recipe } from '#planner/recipe.ts'

export const yogurtPeachWalnuts = recipe({
  id: 'yogurt-peach-walnuts',
  title: 'Thick yogurt with peach, thyme and walnuts',
  blurb: 'Breakfast on a whitewashed terrace: cool yogurt, a peach at its ripest, walnuts and a thread of thyme honey.',
  cuisine: 'GREEK',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 5, total: 5 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'greek-yogurt-2', g: 200, swaps: [{ id: 'soya-yogurt', g: 250 }] },
    { id: 'peach', g: 150, show: { qty: 1, unit: 'medium' }, prep: 'in slim wedges' },
    {
      id: 'walnuts',
      g: 21,
      show: { qty: 3, unit: 'tbsp' },
      prep: 'broken up',
      swaps: [{ id: 'pumpkin-seeds', g: 20, show: { qty: 2.5, unit: 'tbsp' } }],
    },
    {
      id: 'honey',
      g: 7,
      show: { qty: 1, unit: 'tsp' },
      swaps: [
        {
          id: 'maple-syrup',
          g: 6.6,
          show: { qty: 1, unit: 'tsp' },
          words: [['thyme honey', 'maple syrup with thyme']],
        },
      ],
    },
    { id: 'thyme', g: 0.4, show: { qty: 0.5, unit: 'tsp' }, prep: 'leaves only' },
  ],
  steps: [
    {
      text: 'Spoon the yogurt into a bowl, then make a hollow in it with the back of the spoon.',
      uses: ['greek-yogurt-2'],
    },
    {
      text: 'Rub the thyme between finger and thumb into the honey, which takes up its scent at once.',
      uses: ['thyme', 'honey'],
      minutes: 1,
    },
    {
      text: 'Fill the hollow with peach, sprinkle the walnuts on and trail the honey over it all.',
      uses: ['peach', 'walnuts'],
      minutes: 3,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Pears in autumn, figs in September, oranges in winter.',
})
