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
    'Drop the {corn-tortilla} strips into shimmering {rapeseed-oil} in a frying pan and fry them until about half are crisp and the others chewy.',
    'Add {black-beans}, {tinned-green-chillies} and {spring-onion}, and cook just until the {black-beans} split here and there.',
    "Crack the {egg+} into a cup, break the yolks with a fork and pour them in between the strips. Fold from the rim to the middle in big, slow turns, until they're almost set.",
    {
      written:
        "While there's still a gloss on the {egg+}, turn off the heat and scatter the Jack over them, so that it melts.",
      avocado: "While there's still a gloss on the {egg+}, turn off the heat and scatter the {avocado} over them.",
    },
    'Eat straight away, with the {salsa}.',
  ],
} as const satisfies RecipeWords
