import { recipe } from '#planner/recipe.ts'

export const chickenLettuceCupsTahini = recipe({
  id: 'chicken-lettuce-cups-tahini',
  title: 'Chicken lettuce cups with tahini and pickle',
  blurb: 'Three crisp leaves, cold chicken, a sesame dressing and something sour: a little wrap to eat by hand.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 1,
  minutes: { active: 7, total: 7 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'tahini', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'lemon-juice', g: 10.2, show: { qty: 2, unit: 'tsp' } },
    { id: 'cumin', g: 0.3, show: { qty: 1, unit: 'pinch' } },
    { id: 'water', g: 9.9, show: { qty: 2, unit: 'tsp' } },
    { id: 'chicken-breast-cooked', g: 60, show: { qty: 3, unit: 'slice' }, prep: 'shredded' },
    { id: 'little-gem', g: 30, show: { qty: 3, unit: 'leaf' } },
    { id: 'cornichons', g: 18, show: { qty: 2, unit: 'piece' }, prep: 'in slivers' },
    { id: 'pomegranate-seeds', g: 11, show: { qty: 1, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Stir tahini, cumin and lemon juice in a small bowl, and when it has seized, thin it with water until it ribbons.',
      uses: ['tahini', 'cumin', 'lemon-juice', 'water'],
      minutes: 2,
    },
    { text: 'Coat the chicken shreds with it.', uses: ['chicken-breast-cooked'] },
    {
      text: 'Share them among the leaves, add cornichon slivers, and stud the tops with pomegranate.',
      uses: ['little-gem', 'cornichons', 'pomegranate-seeds'],
      minutes: 2,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 1,
  freezable: false,
  tip: 'Leftover roast chicken is perfect here, and so is the meat from around the wing.',
})
