import type { RecipeWords } from '#planner/recipe.ts'

export const avgolemonoChickenSoupWords = {
  title: 'Avgolemono, {chicken-breast} and lemon soup',
  blurb:
    'A bowl of yellow comfort: rice, {chicken-breast} and a broth thickened with nothing more than {egg+} and lemon.',
  call: { 'basmati-rice': 'rice', 'chicken-stock-unsalted': 'stock', 'olive-oil': 'oil', 'black-pepper': 'pepper' },
  prep: {
    'basmati-rice': 'rinsed',
    carrot: 'in small dice',
    celery: 'in small dice',
    'chicken-breast': 'whole',
    dill: 'chopped',
  },
  steps: [
    'Put the {chicken-stock-unsalted} in a roomy saucepan over a high heat with {carrot}, {celery}, {salt} and the whole piece of {chicken-breast}. When it starts to bubble, turn it down so that the surface barely moves.',
    "After {time} add the {basmati-rice}. It's done when the grains are plump and the meat is white to the core. Check it at the thickest place.",
    'Take the {chicken-breast} out, shred it with two forks, and take the pan off the heat for {time}. The soup has to cool a little before the eggs go in.',
    "Whisk {egg+} and {lemon-juice} to a froth. Keep whisking and dribble in two ladles of hot broth, which warms the {egg+} slowly so that they don't curdle.",
    "Pour the mixture back into the soup and stir it over the lowest heat until it coats the spoon like thin custard. Don't let it bubble again.",
    'Return the {chicken-breast}, then finish with {olive-oil}, {black-pepper} and {dill}.',
  ],
  tip: 'Warm leftovers slowly and stir. If they boil, the {egg+} will curdle.',
} as const satisfies RecipeWords
