import { recipe } from '#planner/recipe.ts'
import { tahiniDatesWords } from './tahini-dates-words.ts'

export const tahiniDates = recipe(
  {
    id: 'tahini-dates',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 1,
    minutes: { active: 5, total: 5 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'medjool-dates', g: 48, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'tahini', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'orange-zest', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'cinnamon', g: 0.3, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [{ uses: ['medjool-dates'] }, { uses: ['orange-zest', 'cinnamon', 'tahini'] }],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 4,
    freezable: true,
  },
  tahiniDatesWords,
)
