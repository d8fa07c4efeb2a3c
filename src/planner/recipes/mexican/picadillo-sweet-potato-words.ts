import type { RecipeWords } from '#planner/recipe.ts'

export const picadilloSweetPotatoWords = {
  title: 'Picadillo with {sweet-potato} and {raisins}',
  blurb:
    'The mince every Mexican grandmother makes: a little sweet, a little sour, warm with {cinnamon} and green olives.',
  call: { 'beef-mince-5': 'mince', 'green-olives': 'olives', 'olive-oil': 'oil', 'tinned-tomatoes': 'tomatoes' },
  prep: {
    onion: 'chopped',
    garlic: 'chopped',
    jalapeno: 'chopped, seeds out for less fire',
    'sweet-potato': 'in dice the size of a thumbnail',
    'green-olives': 'sliced',
  },
  steps: [
    'Break the {beef-mince-5} into a wide, very hot frying pan with the {olive-oil}. Wait for the sizzle to change from wet to dry before you stir. That is the browning. Then break it up until no pink is left.',
    'Mix in {onion}, {garlic} and {jalapeno} and carry on until the {onion} has lost its raw sting.',
    'Dust with {cumin} and {cinnamon}. Your kitchen will smell like a bakery next to a butcher.',
    "Bury the {sweet-potato} in the meat, pour the {tinned-tomatoes} and the {water} over it, add {raisins} and {salt}, and put a lid on. Look in now and again. It's done when a cube squashes against the side.",
    'Uncover, stir the {green-olives} through and let the last thin juice cook away.',
  ],
  tip: 'Wrap leftovers in lettuce leaves, or in tortillas if you eat grain.',
} as const satisfies RecipeWords
