import type { RecipeWords } from '#planner/recipe.ts'

export const mustardSeedCauliflowerWords = {
  title: '{Turmeric} {cauliflower} with {mustard-seeds}',
  blurb: 'Golden florets steam-fried with {ginger} and popped {mustard-seeds}, browned outside and just tender within.',
  call: { 'coconut-oil': 'oil', 'lemon-juice': 'lemon' },
  prep: { ginger: 'in fine matchsticks', cauliflower: 'in small florets', coriander: 'chopped' },
  steps: [
    'Set a lidded frying pan over a strong flame with the {coconut-oil}. Try one mustard seed. If it hops, add the others and put the lid on. Go on as soon as the popping grows faint.',
    'As the noise dies down, add {ginger}, then {cauliflower}, and rattle it about until a good many florets have brown cheeks.',
    'Dust with {turmeric} and {salt}, sprinkle on the {water} and close the lid at once. Steam till a fork goes in with a slight push.',
    'Uncover and let it dry off for {1 min}, and turn the {coriander} and {lemon-juice} in.',
  ],
} as const satisfies RecipeWords
