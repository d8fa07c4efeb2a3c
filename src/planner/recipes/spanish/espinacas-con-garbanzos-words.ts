import type { RecipeWords } from '#planner/recipe.ts'

export const espinacasConGarbanzosWords = {
  title: 'Espinacas con garbanzos',
  blurb:
    "Seville's favourite tapa as a supper: {spinach} and {chickpeas} in a dark, garlicky sauce of {smoked-paprika} and {cumin}.",
  call: { 'olive-oil': 'oil', 'red-wine-vinegar': 'vinegar' },
  prep: { garlic: 'sliced', spinach: 'roughly cut' },
  steps: [
    'Let the {garlic} turn the colour of straw in the {olive-oil}, on a gentle heat and in your widest frying pan.',
    'Draw the pan aside, stir the {cumin} and the {smoked-paprika} into the hot {olive-oil} and go straight on: paprika burns in a blink.',
    'Quench it with the {passata}. Crush a ladleful of the {chickpeas} with the back of a fork and add them with the rest, the {water} and the {salt}.',
    'Let it burble until the sauce has gone from soupy to clinging.',
    "Pile in the {spinach} in three goes, turning it under as it wilts, and cook off the green {water} it gives. It's done when the pan is dry.",
    "A spoonful of {red-wine-vinegar}, a stir, and it's ready. Eat it from a bowl, with a spoon.",
  ],
  tip: 'Toasted bread is the classic partner if your day has room for it.',
} as const satisfies RecipeWords
