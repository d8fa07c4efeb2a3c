import type { RecipeWords } from '#planner/recipe.ts'

export const celerySeedButterLogsWords = {
  title: 'Ants on a log',
  blurb: 'Every American lunch box has had them: {celery}, sunflower seed butter and {raisins} marching along the top.',
  call: { 'sunflower-seed-butter': 'seed butter' },
  steps: [
    'Wash the {celery} and snap it into logs as long as a finger, pulling away any strings that come loose.',
    'Fill the hollows level with the {sunflower-seed-butter} and set the {raisins} along it in single file.',
  ],
} as const satisfies RecipeWords
