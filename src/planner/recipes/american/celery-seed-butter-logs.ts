import { recipe } from '#planner/recipe.ts'
import { celerySeedButterLogsWords } from './celery-seed-butter-logs-words.ts'

export const celerySeedButterLogs = recipe(
  {
    id: 'celery-seed-butter-logs',
    cuisine: 'AMERICAN',
    slots: ['SNACK'],
    dishTags: [],
    servings: 1,
    minutes: { active: 4, total: 4 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' } },
      { id: 'sunflower-seed-butter', g: 20, show: { qty: 1.25, unit: 'tbsp' } },
      { id: 'raisins', g: 13.5, show: { qty: 1.5, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['celery'], minutes: 1 },
      { uses: ['sunflower-seed-butter', 'raisins'], minutes: 2 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 1,
    freezable: false,
  },
  celerySeedButterLogsWords,
)
