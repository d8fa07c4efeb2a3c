import type { RecipeWords } from '#planner/recipe.ts'

export const porkCabbageSkilletWords = {
  title: 'Pork and cabbage in one pan with {ground-ginger}',
  blurb: 'The filling of a spring roll without its wrapper: browned pork, sweet cabbage, {ground-ginger} and lime.',
  call: {
    'olive-oil': 'oil',
    'pork-mince-lean': 'pork',
    'ground-ginger': 'ginger',
    'garlic-powder': 'garlic powder',
    'lime-juice': 'lime',
    'sesame-seeds': 'sesame',
  },
  prep: {
    carrot: 'in matchsticks',
    cabbage: 'shredded',
    'spring-onion': 'sliced',
  },
  steps: [
    "Crumble the {pork-mince-lean} with {ground-ginger}, {garlic-powder} and {chilli-flakes} into a wide frying pan with {1/2} of the {olive-oil}. Let it fry without a stir until it crackles, then break it up until it's brown and dry.",
    'Add the rest of the {olive-oil}, {carrot}, {cabbage} and {salt}, and toss until the heap has sunk by half and still has bite.',
    'Throw in {spring-onion}, {lime-juice} and {sesame-seeds} and turn once more, until the hissing stops.',
  ],
  tip: 'Cold, it fills lettuce leaves for lunch.',
} as const satisfies RecipeWords
