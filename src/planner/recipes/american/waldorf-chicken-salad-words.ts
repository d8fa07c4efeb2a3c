import type { RecipeWords } from '#planner/recipe.ts'

export const waldorfChickenSaladWords = {
  title: 'Waldorf {chicken-breast-cooked} salad with {sunflower-seeds}',
  blurb:
    "New York's hotel salad with the crunch left in: {apple}, {celery} and {grapes}, in a dressing made of {avocado}.",
  call: { 'dijon-mustard': 'mustard', 'romaine-lettuce': 'lettuce', 'lemon-juice': 'lemon' },
  prep: {
    'chicken-breast-cooked': 'torn into strips',
    apple: 'in matchsticks, skin on',
    celery: 'thinly sliced, leaves kept',
    grapes: 'halved',
    'romaine-lettuce': 'torn',
  },
  steps: [
    'In a roomy bowl, mash the {avocado} to a purée with {lemon-juice}, {dijon-mustard}, {salt} and the {water}. Keep going until it would coat a leaf.',
    'Turn the {chicken-breast-cooked}, {apple}, {celery} and {grapes} in it straight after cutting, so that the {apple} stays white.',
    'Line the plates with {romaine-lettuce} and mound the salad in the middle. Finish with {celery} leaves and {sunflower-seeds}.',
  ],
  tip: 'Packed for work, keep the seeds in a twist of paper so they stay crisp.',
} as const satisfies RecipeWords
