import type { RecipeWords } from '#planner/recipe.ts'

export const farinataFennelSaladWords = {
  title: 'Pan farinata with {rosemary} and fennel salad',
  blurb: "Liguria's golden chickpea pancake, crisp at the rim and soft inside, under a heap of shaved fennel.",
  call: {
    'chickpea-flour': 'chickpea',
    'black-pepper': 'pepper',
    'olive-oil': 'oil',
    'red-onion': 'onion',
    fennel: 'fennel',
  },
  prep: { rosemary: 'needles chopped', 'red-onion': 'cut into thin half moons', fennel: 'shaved as thin as you can' },
  steps: [
    'Beat the {water} into the {chickpea-flour} flour little by little so that no lumps form. It should end up like single cream. Add most of the {salt}, all the {black-pepper} and {1/3} of the {olive-oil}, and let it stand while the flour swells.',
    "While it rests, dress the {fennel} with the {lemon-juice}, the last of the {salt} and a teaspoon of {olive-oil}. It'll go limp and glossy.",
    'Heat half of what {olive-oil} is left in a non-stick frying pan. Scatter in {1/2} the {red-onion} and {rosemary} and wait for them to smell toasty.',
    'Pour {1/2} the batter over. Leave it alone until bubbles have burst all over and the edge is brown and lifts by itself.',
    "Flip it with the help of a plate and brown the second side. Cook the other farinata in the same way. It's done when it slides freely and both sides are spotted with brown.",
    'Cut both into wedges and pile the fennel, tossed with the {rocket}, on top.',
  ],
  tip: 'The batter is happy to wait overnight in the fridge. Stir it up again before it goes in the pan.',
} as const satisfies RecipeWords
