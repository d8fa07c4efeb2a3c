import { recipe } from '#planner/recipe.ts'

export const chickenRillettesCelery = recipe({
  id: 'chicken-rillettes-celery',
  title: 'Chicken rillettes with celery and radishes',
  blurb:
    'A light cousin of the potted classic: shredded chicken, mustard, tarragon and cornichons, with cold crisp vegetables.',
  cuisine: 'FRENCH',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'chicken-breast-cooked', g: 110 },
    { id: 'shallot', g: 15, show: { qty: 0.5, unit: 'piece' }, prep: 'very finely chopped' },
    { id: 'cornichons', g: 36, show: { qty: 4, unit: 'piece' }, prep: 'finely diced' },
    { id: 'dijon-mustard', g: 7.5, show: { qty: 1.5, unit: 'tsp' } },
    { id: 'fresh-tarragon', g: 1.2, show: { qty: 2, unit: 'tsp' }, prep: 'chopped' },
    { id: 'olive-oil', g: 11, show: { qty: 2.5, unit: 'tsp' } },
    { id: 'lemon-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, prep: 'in finger lengths' },
    { id: 'radish', g: 108, show: { qty: 12, unit: 'piece' }, prep: 'with a bit of green left on' },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Shred the chicken with two forks pulling against each other until it looks like coarse wool.',
      uses: ['chicken-breast-cooked'],
      minutes: 3,
    },
    {
      text: 'Pound in shallot, mustard, oil and lemon juice with a wooden spoon; the fibres drink them and become spreadable.',
      uses: ['shallot', 'dijon-mustard', 'olive-oil', 'lemon-juice'],
      minutes: 2,
    },
    {
      text: 'Stir in cornichons, tarragon and pepper, and pack it into a little dish. Celery boats carry it; radishes are for in between.',
      uses: ['cornichons', 'fresh-tarragon', 'black-pepper', 'celery', 'radish'],
      minutes: 3,
    },
  ],
  keepsDays: 2,
  freezable: false,
})
