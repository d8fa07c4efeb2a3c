import { recipe } from '#planner/recipe.ts'

export const fromageBlancCherries = recipe({
  id: 'fromage-blanc-cherries',
  title: 'Fromage blanc with crushed cherries',
  blurb: 'What children in France get after school: thick, cool fresh cheese marbled with dark cherries and vanilla.',
  cuisine: 'FRENCH',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 1,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'cherries', g: 128, show: { qty: 16, unit: 'piece' }, prep: 'stoned' },
    { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
    {
      id: 'quark',
      g: 150,
      show: { qty: 10, unit: 'tbsp' },
      swaps: [
        {
          id: 'soya-yogurt',
          g: 165,
          show: { qty: 11, unit: 'tbsp' },
          words: [
            ['Fromage blanc with', 'Soya yogurt with'],
            ['thick, cool fresh cheese', 'thick, cool soya yogurt'],
            [
              'Whip the quark and vanilla for half a minute so it loses its stiffness.',
              'Whip the soya yogurt and vanilla for half a minute until it is light.',
            ],
          ],
        },
      ],
    },
    { id: 'vanilla-extract', g: 2.1, show: { qty: 0.5, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Squash all but a few of the cherries with the lemon juice, using the flat of a fork, until purple juice runs.',
      uses: ['cherries', 'lemon-juice'],
      minutes: 4,
    },
    {
      text: 'Whip the quark and vanilla for half a minute so it loses its stiffness.',
      uses: ['quark', 'vanilla-extract'],
      minutes: 1,
    },
    {
      text: 'Layer white and purple in a glass, pull a knife once through to marble it, and crown it with the whole fruit.',
      uses: [],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
})
