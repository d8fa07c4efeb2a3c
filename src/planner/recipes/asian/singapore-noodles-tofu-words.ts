import type { RecipeWords } from '#planner/recipe.ts'

export const singaporeNoodlesTofuWords = {
  title: 'Singapore rice vermicelli with {tofu}',
  blurb: 'Yellow with curry powder, tangled and quick, the way Hong Kong takeaways cook it and Singapore never did.',
  call: {
    'rice-vermicelli': 'vermicelli',
    'rapeseed-oil': 'oil',
    'red-pepper': 'pepper',
    'soy-sauce': 'soy sauce',
  },
  prep: {
    tofu: 'in thin strips, patted dry',
    'red-pepper': 'in fine strips',
    carrot: 'in matchsticks',
    'spring-onion': 'in lengths',
  },
  steps: [
    'Soak the {rice-vermicelli} in a bowl of boiling water from the kettle. After {time} it should be soft and still springy. Drain it well.',
    "While it soaks, crisp the {tofu} in most of the {rapeseed-oil} in a hot frying pan, turning the strips until they're gold, and set it aside.",
    'Toss {red-pepper}, {carrot} and {spring-onion} in what oil is left until they bend and still crunch.',
    'Sprinkle in the {curry-powder}, add {rice-vermicelli}, {tofu} and {soy-sauce}, and lift with two spoons until no white strand is left.',
  ],
} as const satisfies RecipeWords
