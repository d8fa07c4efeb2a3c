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
    "Bring the {vegetable-stock} almost to the boil in a saucepan and drop in the {saffron}. It's ready when it's the colour of straw.",
    "Take the widest frying pan you own and blister {red-pepper} and {green-beans} in the {olive-oil} until they're speckled with brown. Push them to the rim.",
    'In the free centre fry the {garlic} and {tomato} down to a jammy, dark red paste. Stir in the {smoked-paprika} for a few seconds. Go on when a spoon leaves a clean line.',
    'Stir in the {arborio-rice} until every grain is red, then pour in the yellow {vegetable-stock} and add the {salt}. Give it one last stir. From now on you leave it alone.',
    "Set {butter-beans} and {artichoke-hearts} on top. Let it bubble hard for {time}, then gently for eight more. The rice is done when it's dry on top and tender.",
    'Listen near the end. When the bubbling turns into a crackle, the crust is forming. Count to sixty and turn the hob off.',
    'Lay a cloth over the pan for {time}, then bring it to the table with {lemon}.',
  ],
  tip: 'Round Spanish paella rice is best of all. Risotto rice is the next best, as long as you never stir it.',
} as const satisfies RecipeWords
