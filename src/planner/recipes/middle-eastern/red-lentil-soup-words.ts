import type { RecipeWords } from '#planner/recipe.ts'

export const redLentilSoupWords = {
  title: 'Red lentil soup with {cumin} and lemon',
  blurb: 'Shorbat adas: golden, velvety and ready in {30 min}. The squeeze of lemon at the end is what wakes it up.',
  call: { 'olive-oil': 'oil', 'red-lentils': 'lentils', 'lemon-juice': 'lemon' },
  prep: { onion: 'chopped', carrot: 'coarsely grated or chopped small', 'red-lentils': 'rinsed', parsley: 'chopped' },
  steps: [
    'Cook the {onion} and {carrot} in the {olive-oil} in a saucepan until their smell changes from sharp to sweet.',
    'Stir in {cumin}, {turmeric} and {tomato-puree}. Everything in the pan will go the colour of rust.',
    'Pour the {red-lentils} in, cover with the {water} and skim off the first grey foam that rises.',
    'Let it blip quietly, lid tilted, giving the bottom a scrape every few minutes. The {red-lentils} have to lose their shape altogether. Stop when the spoon meets nothing solid.',
    'Beat it hard with a wooden spoon or a whisk, no machine needed: it becomes creamy while you look on.',
    'Salt it, sour it with the {lemon-juice}, and float {parsley} on each bowl.',
  ],
  tip: 'It sets firm in the fridge. Loosen it with {water} and add a fresh squeeze of lemon.',
} as const satisfies RecipeWords
