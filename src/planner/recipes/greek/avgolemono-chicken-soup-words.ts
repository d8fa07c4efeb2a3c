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
    'Set the {chicken-stock-unsalted} over a high flame in a roomy saucepan with {carrot}, {celery}, {salt} and the whole piece of {chicken-breast}. When it trembles, turn it down so that it barely moves.',
    'After {time} add the {basmati-rice}. By the time the grains are plump the meat will be white to the core; check it at the thickest place.',
    'Take the {chicken-breast} out, shred it with two forks, and take the pan off the fire for {time}. This pause matters.',
    'Whisk {egg+} and {lemon-juice} to a froth. Whisking all the while, dribble in two ladles of hot broth, so that the {egg+} get used to the heat.',
    'Pour the mixture back into the soup, stirring in big circles over the gentlest flame until it coats the spoon like thin custard. It must never bubble again.',
    'Return the {chicken-breast}, then finish with {olive-oil}, {black-pepper} and {dill}.',
  ],
  tip: 'Warm leftovers slowly and stir: boiled, the {egg+} would curdle.',
} as const satisfies RecipeWords
