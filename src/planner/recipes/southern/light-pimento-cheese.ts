import { recipe } from '#planner/recipe.ts'

export const lightPimentoCheese = recipe({
  id: 'light-pimento-cheese',
  title: 'Light pimento cheese with celery',
  blurb:
    'The church picnic spread on a lighter footing: sharp Cheddar, roasted red peppers and quark, scooped up with celery.',
  cuisine: 'SOUTHERN',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 9, total: 9 },
  skill: 'NOVICE',
  equipment: ['GRATER'],
  noCook: true,
  ingredients: [
    { id: 'quark', g: 150, show: { qty: 10, unit: 'tbsp' } },
    { id: 'cheddar', g: 40, prep: 'finely grated' },
    { id: 'roasted-peppers', g: 100, show: { qty: 2, unit: 'piece' }, prep: 'chopped' },
    { id: 'mayonnaise-light', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'paprika', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'cayenne', g: 0.2, show: { qty: 1, unit: 'pinch' } },
    { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, prep: 'in short lengths' },
  ],
  steps: [
    {
      text: 'Blot the peppers on kitchen paper; a wet pepper makes a runny spread.',
      uses: ['roasted-peppers'],
      minutes: 2,
    },
    {
      text: 'Beat quark, Cheddar, mayonnaise, paprika and cayenne with a fork, stopping while it is still rough, then fold in the peppers.',
      uses: ['quark', 'cheddar', 'mayonnaise-light', 'paprika', 'cayenne'],
      minutes: 3,
    },
    { text: 'Chill it while you cut the celery, and load up each piece as you go.', uses: ['celery'], minutes: 2 },
  ],
  keepsDays: 3,
  freezable: false,
})
