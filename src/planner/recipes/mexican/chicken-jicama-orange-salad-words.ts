import type { RecipeWords } from '#planner/recipe.ts'

export const chickenJicamaOrangeSaladWords = {
  title: '{Chicken-breast-cooked}, {jicama} and {orange} salad with chilli',
  blurb:
    'Crisp {jicama}, cold {orange} and lime against tender {chicken-breast-cooked} and {avocado}, with toasted seeds for crunch.',
  call: {
    'pumpkin-seeds': 'seeds',
    'olive-oil': 'oil',
    'chipotle-powder': 'powder',
    'lime-juice': 'juice',
    'little-gem': 'lettuce',
  },
  prep: {
    orange: 'peeled and cut into rounds',
    jicama: 'peeled, in sticks',
    'chicken-breast-cooked': 'torn into strips',
    'little-gem': 'leaves separated',
    radish: 'in paper-thin discs',
    avocado: 'sliced',
  },
  steps: [
    'Shake lime, {olive-oil}, chipotle {chipotle-powder} and {salt} in a jam jar until it looks like rusty water.',
    'Cut the fruit and roots over a wide dish so that none of the juice gets lost, and toss {jicama}, {orange+} and {radish+} in it.',
    'Add {chicken-breast-cooked} and {little-gem}, shake the jar once more, and dress everything lightly.',
    'Fan the {avocado} on top. Scatter over {pumpkin-seeds} and {coriander}, and eat it before the leaves go limp.',
  ],
  tip: 'No {jicama} at the shop? A crisp green apple or kohlrabi does the same job.',
} as const satisfies RecipeWords
