import { recipe } from '#planner/recipe.ts'
import { balsamicStrawberriesWords } from './balsamic-strawberries-words.ts'

export const balsamicStrawberries = recipe(
  {
    id: 'balsamic-strawberries',
    cuisine: 'ITALIAN',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'strawberries', g: 200, knife: 'ROUGH' },
      { id: 'peach', g: 150, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'balsamic-vinegar', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'maple-syrup', g: 10, show: { qty: 0.5, unit: 'tbsp' } },
      { id: 'basil', g: 5, show: { qty: 10, unit: 'leaf' } },
      { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
      { id: 'black-pepper', g: 0.2, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['strawberries', 'peach', 'balsamic-vinegar', 'maple-syrup'], minutes: 6, waits: true },
      { uses: ['basil'], minutes: 1, cuts: true },
      { uses: ['pumpkin-seeds', 'black-pepper'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  balsamicStrawberriesWords,
)
