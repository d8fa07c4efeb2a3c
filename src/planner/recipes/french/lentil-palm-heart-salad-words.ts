import type { RecipeWords } from '#planner/recipe.ts'

export const lentilPalmHeartSaladWords = {
  title: 'Brasserie lentils with {hearts-of-palm} and {radish+}',
  blurb: 'Earthy lentils in a proper mustard vinaigrette, with silky {hearts-of-palm} and {radish+} that snap.',
  call: {
    'lentils-tinned': 'lentils',
    'dijon-mustard': 'mustard',
    'red-wine-vinegar': 'vinegar',
    'olive-oil': 'oil',
    'black-pepper': 'pepper',
    'little-gem': 'lettuce',
    'pumpkin-seeds': 'seeds',
  },
  prep: {
    shallot: 'minced',
    'hearts-of-palm': 'in thick coins',
    radish: 'cut into thin rounds',
    tomato: 'diced',
    'little-gem': 'leaves apart',
  },
  steps: [
    'Begin with the vinaigrette. Stir {shallot}, {red-wine-vinegar} and {salt} together first, so that the {shallot} mellows. Add the {dijon-mustard}, then the {olive-oil} in a thin stream, whisking, until it looks like custard.',
    'Rinse the {lentils-tinned} under the hot tap, so that they drink up the dressing better, and fold them into it with the {black-pepper} and the {tomato}.',
    'Fold the {hearts-of-palm} and most of the {radish+} through with a light hand. The coins fall apart if you hurry.',
    'Line the plates with the {little-gem} leaves, spoon the {lentils-tinned} into their hollows, and finish with {pumpkin-seeds} and the last {radish+}.',
  ],
  tip: 'The dressed lentils alone keep three days and are the start of many a lunch.',
} as const satisfies RecipeWords
