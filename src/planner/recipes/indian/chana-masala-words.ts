import type { RecipeWords } from '#planner/recipe.ts'

export const chanaMasalaWords = {
  title: 'Chana masala with {spinach}',
  blurb: 'The chickpea curry of every Indian railway station: dark with onion, sharp with tomato, hot with {ginger}.',
  call: {
    'rapeseed-oil': 'oil',
    'tinned-tomatoes': 'tomatoes',
  },
  prep: {
    onion: 'finely chopped',
    ginger: 'grated',
    chickpeas: 'drained',
    spinach: 'shredded',
  },
  steps: [
    "Fry the {onion} in the {rapeseed-oil} in a wide frying pan, stirring often. Don't hurry, and go on until it's the deep brown of a conker.",
    'Stir in {ginger}, {garam-masala}, {turmeric} and {chilli-flakes}, just until the raw smell has gone.',
    'Tip in the {tinned-tomatoes} with the {salt} and mash them as they bubble, until a spoon drawn through leaves a path.',
    "Add {chickpeas} and {water}, crush a spoonful against the pan, and put a lid on. It's ready when the sauce coats the {chickpeas} and no longer runs.",
    "Fold in the {spinach} until it's collapsed into ribbons.",
  ],
  tip: 'Even better tomorrow. It also makes a fine filling for a baked sweet potato.',
} as const satisfies RecipeWords
