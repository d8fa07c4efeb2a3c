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
    'Microwave it for {time}, stopping each minute to stir. The foam rises quickly, and stirring makes it creamy.',
    'Let it stand for a moment, then sprinkle the remaining {cinnamon} and the last zest on top.',
  ],
  tip: "It's good cold as well. Then thin it with a little {milk-semi}.",
} as const satisfies RecipeWords
