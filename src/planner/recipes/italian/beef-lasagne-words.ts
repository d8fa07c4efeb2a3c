import type { RecipeWords } from '#planner/recipe.ts'

export const beefLasagneWords = {
  title: 'Beef lasagne',
  blurb: 'Four thin layers, a proper white sauce and a blistered lid. A Sunday dish with a weekday list.',
  call: {
    'beef-mince-5': 'mince',
    'olive-oil': 'oil',
    'plain-flour': 'flour',
    'milk-semi': 'milk',
    'lasagne-sheets': 'pasta, sheets',
  },
  prep: {
    onion: 'finely chopped',
    mozzarella: 'torn',
  },
  steps: [
    'Heat the oven to {oven}. Put {beef-mince-5} and {onion} into a dry frying pan and keep breaking up the lumps until all is brown and it starts to spit.',
    "Pour in the {passata} with a splash of water, season it with {dried-oregano} and a pinch of the {salt}, and leave the lid off until it's loose but no longer watery.",
    'While it cooks, whisk {plain-flour} and {olive-oil} to a paste in a saucepan, then add the {milk-semi} little by little. Keep whisking until it bubbles and coats the whisk. Season with {nutmeg} and the rest of the salt.',
    'Layer mince, {lasagne-sheets+} and white sauce in a baking dish, ending with sauce, and dot the top with {mozzarella}.',
    'Bake for {time}, until a knife goes through the sheets like butter and the top is blotched with brown.',
    'Let it stand for {time}, or the slices will fall apart.',
  ],
  tip: 'Cut it cold into squares, freeze them, and heat one at a time, covered, until it steams to the middle.',
} as const satisfies RecipeWords
