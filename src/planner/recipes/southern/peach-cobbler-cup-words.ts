import type { RecipeWords } from '#planner/recipe.ts'

export const peachCobblerCupWords = {
  title: '{Peach} cobbler in a cup',
  blurb:
    'Hot spiced {peach+} under a tender {desiccated-coconut} crumble, {3 min} from the microwave and a good deal like Sunday.',
  call: { 'ground-ginger': 'ginger', 'maple-syrup': 'syrup', arrowroot: 'arrowroot', 'vanilla-extract': 'vanilla' },
  prep: { peach: 'in chunks' },
  steps: [
    'Roll the {peach} in {arrowroot} and {ground-ginger} in a large cup, wet it with the {vanilla-extract} and {water}, and microwave for {90 s}. The juice should look like {maple-syrup}.',
    'Pinch {desiccated-coconut}, {coconut-flour}, {coconut-oil} and maple together in a saucer until it clumps like damp crumbs.',
    "Crumble this over the fruit and microwave it for another {40 s}. Let it stand until it's cool enough to eat.",
  ],
} as const satisfies RecipeWords
