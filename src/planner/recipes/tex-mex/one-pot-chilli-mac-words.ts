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
    'Start the {onion} and {green-pepper} off in the {olive-oil} in your biggest saucepan, and give them time to droop and sweeten.',
    'Follow with {garlic}, {chilli-powder} and {cumin} and keep everything moving. In {1} minute it should look rusty and make you want to cough.',
    "Add {tinned-tomatoes}, {water} and {salt} and bring it up to a rolling boil. It's ready when the bubbles reach the middle.",
    "Rain in the pasta and the drained {pinto-beans}. Cook at a lively bubble, stirring right into the corners every minute or so, because {lentil-pasta} likes to cling to the bottom. It's done once the tubes are tender and the sauce holds to them.",
    "Bite a piece: as soon as it's tender all through, switch off. The sauce looks loose now and thickens as it sits.",
    'Scatter {pickled-jalapenos} and {spring-onion} over each bowl.',
  ],
  tip: 'Lentil pasta goes on drinking overnight, so loosen leftovers with a splash of hot {water}.',
} as const satisfies RecipeWords
