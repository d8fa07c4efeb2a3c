import type { RecipeWords } from '#planner/recipe.ts'

export const vegetablePaellaWords = {
  title: 'Vegetable paella with artichokes and {butter-beans}',
  blurb:
    'Wide, thin and golden with {saffron}, with the crust at the bottom that everybody at the table wants to scrape.',
  call: {
    'arborio-rice': 'rice',
    'vegetable-stock': 'stock',
    'red-pepper': 'pepper',
    'olive-oil': 'oil',
    'smoked-paprika': 'paprika',
    'artichoke-hearts': 'artichokes',
  },
  prep: {
    'red-pepper': 'in strips',
    'green-beans': 'cut in three',
    'artichoke-hearts': 'halved',
    tomato: 'grated or finely chopped',
    garlic: 'finely chopped',
    lemon: 'in wedges',
  },
  steps: [
    "Bring the {vegetable-stock} to the edge of boiling in a saucepan and drop in the {saffron}. It'll bleed yellow while you go on. It's ready when it has the colour of straw.",
    "Take the widest frying pan you own and blister {red-pepper} and {green-beans} in the {olive-oil} until they're speckled with brown. Push them to the rim.",
    'In the free centre fry the {garlic} and {tomato} down to a jammy, dark red paste. Stir the {smoked-paprika} into it for a breath. Go on when a spoon leaves a clean line.',
    "Mix in the {arborio-rice} so that every grain turns red, then flood the pan with the yellow {vegetable-stock} and the {salt}. Give it one last stir, for now it's left in peace.",
    "Set {butter-beans} and {artichoke-hearts} on top. Lively bubbles for {time}, timid ones for eight more. The rice is done when it's dry on top and tender.",
    'Listen near the end: when the bubbling turns into a crackle, the crust is forming. Count to sixty and turn the hob off.',
    'Lay a cloth over the pan for {time}, then bring it to the table with {lemon}.',
  ],
  tip: 'Round Spanish paella rice is best of all. Risotto rice is the next best, as long as you never stir it.',
} as const satisfies RecipeWords
