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
    "Crisp the {corn-tortilla} ribbons in {1/2} the {rapeseed-oil} in a frying pan, tossing often. They're done when they're stiff and golden. Drain them on paper.",
    'In a saucepan, cook {onion}, {garlic}, {jalapeno} and {cumin} gently in the other {1/2} of the {rapeseed-oil} until the {onion} is soft and shiny.',
    'Pour on the {tinned-tomatoes} and the {chicken-stock-unsalted}, salt it, and raise the heat until it bubbles all over.',
    "Lower the {chicken-breast} into it and turn the heat low. Take a piece out after {time} and cut it across. When it's opaque all the way through, both can come out.",
    'Pull the meat into strings with forks, stir it back in and add the {lime-juice}.',
    'Put a heap of strips and {avocado} into each bowl first and ladle the soup round them.',
  ],
  tip: 'Keep strips and {avocado} out of the freezer. The soup itself freezes well.',
} as const satisfies RecipeWords
