import { recipe } from '#planner/recipe.ts'

export const celerySeedButterLogs = recipe({
  id: 'celery-seed-butter-logs',
  title: 'Ants on a log',
  blurb: 'Every American lunch box has had them: celery, sunflower seed butter and raisins marching along the top.',
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
    {
      text: 'Wash the celery and snap it into logs as long as a finger, pulling away any strings that come loose.',
      uses: ['celery'],
      minutes: 1,
    },
    {
      text: 'Fill the hollows level with the seed butter and set the raisins along it in single file.',
      uses: ['sunflower-seed-butter', 'raisins'],
      minutes: 2,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 1,
  freezable: false,
})
