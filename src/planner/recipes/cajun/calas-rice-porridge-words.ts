import type { RecipeWords } from '#planner/recipe.ts'

export const calasRicePorridgeWords = {
  title: 'Calas-style {rice-cooked} porridge with {pear}',
  blurb: 'The spices of the {rice-cooked} fritters once sold on the streets of New Orleans, in a warm and silky bowl.',
  call: { 'sunflower-seeds': 'seeds', 'vanilla-extract': 'vanilla' },
  prep: { pear: 'in small dice' },
  steps: [
    'Put {1/2} of the {pear} in a deep bowl with the {cinnamon} and {nutmeg}. Microwave it for {1 min}, until it softens and smells of spice.',
    [
      {
        written:
          'Crush the {rice-cooked} into it with a fork, stir in milk, {coconut-milk-light}, {vanilla-extract} and {salt}, and heat for {time} more.',
        'soya-milk':
          'Crush the {rice-cooked} into it with a fork, stir in {soya-milk}, {coconut-milk-light}, {vanilla-extract} and {salt}, and heat for {time} more.',
        'lactose-free-milk':
          'Crush the {rice-cooked} into it with a fork, stir in lactose-free milk, {coconut-milk-light}, {vanilla-extract} and {salt}, and heat for {time} more.',
      },
      'Stir it halfway through. It thickens like {rice-cooked} pudding.',
    ],
    'Wait until it stops bubbling, then top it with the raw {pear} and the {sunflower-seeds} for some crunch.',
  ],
} as const satisfies RecipeWords
