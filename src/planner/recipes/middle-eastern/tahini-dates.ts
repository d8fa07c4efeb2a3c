import { recipe } from '#planner/recipe.ts'

export const tahiniDates = recipe({
  id: 'tahini-dates',
  title: 'Dates filled with tahini and orange',
  blurb: 'Two soft dates, a spoon of tahini, a breath of orange: all the comfort of a sweet and nothing to cook.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['SNACK'],
  dishTags: ['DESSERTS'],
  servings: 1,
  minutes: { active: 5, total: 5 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'medjool-dates', g: 48, show: { qty: 2, unit: 'piece' }, prep: 'stoned' },
    { id: 'tahini', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'orange-zest', g: 1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'cinnamon', g: 0.3, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    { text: 'Open the dates like a book along the slit the stone has left.', uses: ['medjool-dates'] },
    {
      text: 'Stir the zest and the cinnamon into the tahini until it smells of both, and fill the dates with it.',
      uses: ['orange-zest', 'cinnamon', 'tahini'],
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 4,
  freezable: true,
})
