import type { RecipeWords } from '#planner/recipe.ts'

export const chickenTortillaSoupWords = {
  title: '{Chicken-breast} tortilla soup',
  blurb:
    'A bright, brothy tomato soup with shredded {chicken-breast} and a fistful of tortilla strips that crackle as they sink.',
  call: {
    'corn-tortilla': 'tortilla',
    'rapeseed-oil': 'oil',
    'tinned-tomatoes': 'tomatoes',
    'chicken-stock-unsalted': 'stock',
    'lime-juice': 'lime',
  },
  prep: {
    'corn-tortilla': 'cut into ribbons',
    onion: 'chopped',
    garlic: 'crushed',
    jalapeno: 'chopped',
    'chicken-breast': 'in flat pieces',
    avocado: 'diced',
  },
  steps: [
    "Crisp the {corn-tortilla} ribbons in {1/2} the {rapeseed-oil} in a frying pan, tossing often. They're done when they sound like dry leaves. Drain them on paper.",
    'In a saucepan, coax {onion}, {garlic}, {jalapeno} and {cumin} along in the other {1/2} of the {rapeseed-oil} until the {onion} shines.',
    'Pour on the {tinned-tomatoes} and the {chicken-stock-unsalted}, salt it, and raise the heat till bubbles break all over.',
    "Sink the {chicken-breast} in it and turn the flame low. Take a piece out after {time} and cut it across: if it's opaque to the heart, both can come out.",
    'Pull the meat into strings with forks, stir it back in and add the {lime-juice}, which makes the whole thing wake up.',
    'Put a heap of strips and {avocado} into each bowl first and ladle the soup round them.',
  ],
  tip: 'Keep strips and {avocado} out of the freezer. The soup itself freezes well.',
} as const satisfies RecipeWords
