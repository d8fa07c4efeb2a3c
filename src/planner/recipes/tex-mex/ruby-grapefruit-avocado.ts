import { recipe } from '#planner/recipe.ts'

export const rubyGrapefruitAvocado = recipe({
  id: 'ruby-grapefruit-avocado',
  title: 'Ruby grapefruit and avocado with chilli seeds',
  blurb: 'Texas red grapefruit against ripe avocado, with lime, chilli and a spoon of crunchy seeds.',
  cuisine: 'TEX_MEX',
  slots: ['SNACK'],
  dishTags: ['SALADS'],
  servings: 1,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'grapefruit', g: 200, prep: 'peeled to the flesh' },
    { id: 'avocado', g: 50, show: { qty: 0.5, unit: 'small' }, prep: 'sliced' },
    { id: 'lime-juice', g: 7.6, show: { qty: 0.5, unit: 'tbsp' } },
    { id: 'chilli-powder', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'salt', g: 0.2, show: { qty: 0.5, unit: 'pinch' } },
    { id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Stand the grapefruit on its end, pare away rind and pith in strips from top to bottom, and cut the fruit across into wheels. Keep the juice on the board.',
      uses: ['grapefruit'],
      minutes: 4,
    },
    {
      text: 'Overlap wheels and avocado on a plate like roof tiles and moisten them with the lime and the saved juice.',
      uses: ['avocado', 'lime-juice'],
      minutes: 2,
    },
    {
      text: 'Rub chilli and salt between two fingers, let them snow down from a height, and finish with the seeds.',
      uses: ['chilli-powder', 'salt', 'pumpkin-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
})
