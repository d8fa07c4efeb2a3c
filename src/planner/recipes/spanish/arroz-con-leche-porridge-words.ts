import type { RecipeWords } from '#planner/recipe.ts'

export const arrozConLechePorridgeWords = {
  title: 'Lemon and {cinnamon} porridge',
  blurb: {
    written:
      'Everything that is good about arroz con leche, the lemon peel, the {milk-semi}, the {cinnamon}, but with {oats} and in minutes.',
    'soya-milk':
      'Everything that is good about arroz con leche, the lemon peel, the softness, the {cinnamon}, but with {oats} and in minutes.',
    'lactose-free-milk':
      'Everything that is good about arroz con leche, the lemon peel, the softness, the {cinnamon}, but with {oats} and in minutes.',
  },
  prep: { pear: 'coarsely chopped' },
  steps: [
    'Combine {oats}, {milk-semi}, {raisins}, {pear}, {salt}, most of the {lemon-zest} and {1/2} of the {cinnamon} in a big bowl.',
    'Microwave it for {time}, stopping each minute to stir: foam rises quickly, and stirring is what makes it creamy.',
    'Rest it for a moment, then mark a lattice on top with the remaining {cinnamon}, pinched between two fingers, and add the last zest.',
  ],
  tip: 'Good cold as well. Then thin it with a little {milk-semi}.',
} as const satisfies RecipeWords
