import type { RecipeWords } from '#planner/recipe.ts'

export const espinacasConGarbanzosWords = {
  title: 'Espinacas con garbanzos',
  blurb:
    "Seville's favourite tapa as a supper: {spinach} and {chickpeas} in a dark, garlicky sauce of {smoked-paprika} and {cumin}.",
  call: { 'olive-oil': 'oil', 'red-wine-vinegar': 'vinegar' },
  prep: { garlic: 'sliced', spinach: 'roughly cut' },
  steps: [
    'Fry the {garlic} gently in the {olive-oil} in your widest frying pan, until it turns the colour of straw.',
    'Take the pan off the heat and stir the {cumin} and the {smoked-paprika} into the hot {olive-oil}. Go straight on, because paprika burns fast.',
    'Pour in the {passata}. Crush a ladleful of the {chickpeas} with the back of a fork and add them with the rest, the {water} and the {salt}.',
    'Let it bubble gently until the sauce is thick and clings to the spoon.',
    "Add the {spinach} in three goes, turning it under as it wilts. It's done when the green {water} has cooked away and the pan is dry.",
    'Stir in a spoonful of {red-wine-vinegar} and eat it from a bowl, with a spoon.',
  ],
  tip: 'Toasted bread is the classic partner if your day has room for it.',
} as const satisfies RecipeWords
