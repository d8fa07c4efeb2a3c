import type { RecipeWords } from '#planner/recipe.ts'

export const sweetPotatoDalWords = {
  title: 'Red lentil dal with {sweet-potato} and crisp onions',
  blurb: 'The pan of dal that is always on somewhere in India, sweetened with {sweet-potato}, topped with dark onions.',
  call: {
    'red-lentils': 'lentils',
    'rapeseed-oil': 'oil',
  },
  prep: {
    'red-lentils': 'rinsed',
    'sweet-potato': 'in {1 cm} dice',
    onion: 'thinly sliced',
  },
  steps: [
    "Bring {red-lentils}, {sweet-potato}, {turmeric} and {water} to the boil in a big saucepan, skim it, and half cover it. It's ready when the lentils have fallen apart but the dice still hold their shape.",
    "Meanwhile fry the {onion} in a small frying pan with the {rapeseed-oil}, stirring more and more often, until it's dark brown and crisp.",
    'Add {cumin} and {chilli-flakes} to the {onion} until they crackle.',
    'Stir {spinach} and {salt} into the lentils until the leaves have wilted, and pour the onions over with all their oil.',
  ],
  tip: 'It sets in the fridge. Thin it with hot water.',
} as const satisfies RecipeWords
