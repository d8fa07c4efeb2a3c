import type { RecipeWords } from '#planner/recipe.ts'

export const onePotChilliMacWords = {
  title: 'One-pot chilli mac with pinto beans',
  blurb: 'Smoky tomato chilli and red lentil pasta cooked together in one pan, with pickled jalapeños to wake it up.',
  call: {
    'pinto-beans': 'beans',
    'lentil-pasta': 'lentil pasta',
    'pickled-jalapenos': 'jalapeños',
    'green-pepper': 'pepper',
    'olive-oil': 'oil',
    'tinned-tomatoes': 'tomatoes',
  },
  prep: {
    onion: 'chopped',
    'green-pepper': 'chopped',
    garlic: 'sliced',
    'pickled-jalapenos': 'chopped',
    'spring-onion': 'in rings',
  },
  steps: [
    "Cook the {onion} and {green-pepper} in the {olive-oil} in your biggest saucepan, until they're soft and smell sweet.",
    'Add {garlic}, {chilli-powder} and {cumin} and keep stirring for {1} minute, until it looks rusty and smells strong.',
    "Add {tinned-tomatoes}, {water} and {salt} and bring it up to a rolling boil. It's ready when the bubbles reach the middle.",
    "Pour in the pasta and the drained {pinto-beans}. Let it bubble and stir right into the corners every minute or so, because {lentil-pasta} sticks to the bottom. It's done once the tubes are tender and the sauce clings to them.",
    "Taste a piece. As soon as it's tender all through, turn off the heat. The sauce looks loose now but thickens as it stands.",
    'Scatter {pickled-jalapenos} and {spring-onion} over each bowl.',
  ],
  tip: 'Lentil pasta goes on drinking overnight, so loosen leftovers with a splash of hot {water}.',
} as const satisfies RecipeWords
