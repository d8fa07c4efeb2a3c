import type { RecipeWords } from '#planner/recipe.ts'

export const migasGreenChilliWords = {
  title: 'Migas with green chillies and black beans',
  blurb: {
    written:
      '{Egg+} scrambled with strips of crisp tortilla, mild chillies, beans and a little cheese, as in an Austin diner.',
    avocado:
      '{Egg+} scrambled with strips of crisp tortilla, mild chillies, beans and {avocado}, as in an Austin diner.',
  },
  call: {
    'tinned-green-chillies': 'chillies',
    'black-beans': 'beans',
    'corn-tortilla': 'tortilla',
    'rapeseed-oil': 'oil',
  },
  prep: {
    'corn-tortilla': 'cut into short strips',
    'black-beans': 'rinsed',
    'spring-onion': 'sliced',
    'monterey-jack': 'coarsely grated',
    avocado: 'diced',
  },
  steps: [
    'Drop the {corn-tortilla} strips into shimmering {rapeseed-oil} in a frying pan and jostle them until about half are crisp and the others chewy.',
    '{Black-beans}, {tinned-green-chillies} and {spring-onion} join them, just long enough for the {black-beans} to split here and there.',
    'Crack the {egg+} into a cup, break the yolks with a fork and let them run in between the strips. Fold from the rim to the middle in big lazy turns.',
    {
      written: "While there's still a gloss on the {egg+}, switch off and strew the Jack over what warmth remains.",
      avocado: "While there's still a gloss on the {egg+}, switch off and scatter the {avocado} over them.",
    },
    'Eat straight away, with the {salsa}.',
  ],
} as const satisfies RecipeWords
