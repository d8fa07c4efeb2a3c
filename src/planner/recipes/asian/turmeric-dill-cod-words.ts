import type { RecipeWords } from '#planner/recipe.ts'

export const turmericDillCodWords = {
  title: 'Hanoi {turmeric} {cod} with {dill} and rice noodles',
  blurb:
    'Chả cá at home: golden fish and a whole bunch of {dill} and {spring-onion}, piled on cool rice noodles with {peanuts}.',
  call: { 'red-chilli': 'chilli', 'sunflower-oil': 'oil', 'salad-leaves': 'leaves', 'rice-vermicelli': 'noodles' },
  prep: {
    cod: 'in large cubes, dried well',
    'spring-onion': 'in finger lengths',
    dill: 'thick stalks off, torn',
    peanuts: 'crushed',
    'red-chilli': 'chopped',
  },
  steps: [
    'Stir the ingredients of the dip until the {honey} has dissolved, and set it aside for the {red-chilli} to do its work.',
    "Pour boiling {water} from the kettle over the {rice-vermicelli}, wait until they're tender, then cool them under the tap and leave them to drip.",
    'Mix {turmeric} and {cornflour} and roll the {cod} in it with a spoon, unless you want yellow fingers for a day.',
    "Set the cubes apart from each other in hot {sunflower-oil} in a frying pan. When the crust is firm, turn them with two forks. They're cooked when they flake if you press them lightly.",
    'Heap {spring-onion+} and {dill} around the fish and shake the pan. Leave it for {1 min}, until the {dill} has wilted and turned dark.',
    'Put the noodles and {salad-leaves} in the bowls, then the fish and herbs, and the {peanuts} on top. Pour on as much of the dip as you like.',
  ],
  tip: 'Haddock and monkfish hold together even better than {cod}.',
} as const satisfies RecipeWords
