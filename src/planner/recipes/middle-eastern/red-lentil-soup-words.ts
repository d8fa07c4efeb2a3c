import type { RecipeWords } from '#planner/recipe.ts'

export const redLentilSoupWords = {
  title: 'Red lentil soup with {cumin} and lemon',
  blurb: 'Shorbat adas: golden, velvety and ready in {30 min}. The squeeze of lemon at the end is what wakes it up.',
  call: { 'olive-oil': 'oil', 'red-lentils': 'lentils', 'lemon-juice': 'lemon' },
  prep: { onion: 'chopped', carrot: 'coarsely grated or chopped small', 'red-lentils': 'rinsed', parsley: 'chopped' },
  steps: [
    "Cook the {onion} and {carrot} in the {olive-oil} in a saucepan until they're soft and smell sweet.",
    'Stir in {cumin}, {turmeric} and {tomato-puree} until everything in the pan is the colour of rust.',
    'Pour the {red-lentils} in and cover them with the {water}. When it boils, skim off the grey foam that rises.',
    'Let it simmer gently with the lid tilted, until the {red-lentils} have fallen apart and the spoon meets nothing solid.',
    "Beat it hard with a wooden spoon or a whisk, until it's creamy. No machine needed.",
    'Salt it, add the {lemon-juice}, and scatter {parsley} on each bowl.',
  ],
  tip: 'It sets firm in the fridge. Loosen it with {water} and add a fresh squeeze of lemon.',
} as const satisfies RecipeWords
