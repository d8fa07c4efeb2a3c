import type { RecipeWords } from '#planner/recipe.ts'

export const blackBeanMangoTostadasWords = {
  title: 'Black bean tostadas with {mango} pico',
  blurb:
    'Crunchy tortillas from the toaster, chipotle-mashed beans and a juicy {mango} and {tomato} salsa. {10 Min}, no stove.',
  call: { 'corn-tortilla': 'tortillas', 'black-beans': 'beans', 'red-onion': 'onion' },
  prep: {
    mango: 'in small dice',
    tomato: 'in small dice',
    'red-onion': 'finely chopped',
    coriander: 'chopped',
    avocado: 'sliced',
  },
  steps: [
    "Toast the {corn-tortilla} in the toaster twice, until they're stiff. They get crisper as they cool, so stand them against a glass instead of stacking them.",
    'Meanwhile mix {mango}, {tomato}, {red-onion} and {coriander} with {1/2} the {lime-juice} and the {salt}, until sweet-sour juice gathers at the bottom.',
    "Rinse the {black-beans} under hot water from the tap so that they aren't fridge-cold, and crush them with {adobo-chipotle} and the other {1/2} of the lime, leaving plenty of lumps.",
    "Spread the {black-beans} right up to the rim, heap on the {mango} mixture and lay {avocado} and {pumpkin-seeds} over it. You'll need two hands.",
  ],
  tip: 'Beans and salsa keep a day in separate boxes. Toast the tortillas just before you eat.',
} as const satisfies RecipeWords
