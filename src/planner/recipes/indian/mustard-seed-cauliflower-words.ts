import type { RecipeWords } from '#planner/recipe.ts'

export const mustardSeedCauliflowerWords = {
  title: '{Turmeric} {cauliflower} with {mustard-seeds}',
  blurb: 'Golden florets steam-fried with {ginger} and popped {mustard-seeds}, browned outside and just tender within.',
  call: { 'coconut-oil': 'oil', 'lemon-juice': 'lemon' },
  prep: { ginger: 'in fine matchsticks', cauliflower: 'in small florets', coriander: 'chopped' },
  steps: [
    'Heat the {coconut-oil} in a frying pan that has a lid. Try one mustard seed. If it hops, add the others and put the lid on. Go on as soon as the popping slows down.',
    'Add {ginger}, then {cauliflower}, and let it fry until most florets have brown patches.',
    'Dust with {turmeric} and {salt}, sprinkle on the {water} and close the lid at once. Steam till a fork goes in with a slight push.',
    'Uncover it, let it dry off for {1 min}, and stir in the {coriander} and {lemon-juice}.',
  ],
} as const satisfies RecipeWords
