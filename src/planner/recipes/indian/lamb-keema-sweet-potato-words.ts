import type { RecipeWords } from '#planner/recipe.ts'

export const lambKeemaSweetPotatoWords = {
  title: 'Lamb keema with {sweet-potato} and {spinach}',
  blurb:
    'Minced lamb fried dark with {ginger} and warm spices, with soft orange cubes of {sweet-potato} to tame the heat.',
  call: { 'lamb-mince': 'mince', 'tinned-tomatoes': 'tomatoes', 'lemon-juice': 'lemon' },
  prep: {
    onion: 'chopped small',
    ginger: 'finely chopped',
    garlic: 'finely chopped',
    'sweet-potato': 'peeled, in hazelnut-sized cubes',
  },
  steps: [
    'Crumble the {lamb-mince} into a cold frying pan, put it over a high heat and leave it alone. It gives off enough fat of its own. Break it up once the bottom is crusty, and turn it until no pink shows.',
    "Make room in the middle for {onion}, {ginger} and {garlic}, and stir them in when they're soft and fragrant.",
    'Add {garam-masala}, {turmeric} and {salt}. Stir until everything is mustard yellow and begins to stick.',
    'Add the {sweet-potato}, {tinned-tomatoes} and {water}, cover, and let the cubes steam until the tip of a knife slips through.',
    'Take the lid off, put the {spinach} on top and let it cook until the leaves have wilted and the keema is moist but not wet.',
    'Finish with the {lemon-juice} and taste for {salt} and heat.',
  ],
} as const satisfies RecipeWords
