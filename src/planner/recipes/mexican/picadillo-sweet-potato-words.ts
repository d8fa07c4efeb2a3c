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
    "Break the {beef-mince-5} into a wide, very hot frying pan with the {olive-oil}. Don't stir it until the underside is brown. Then break it up until no pink is left.",
    'Mix in {onion}, {garlic} and {jalapeno} and stir until the {onion} is soft.',
    "Sprinkle with {cumin} and {cinnamon} and stir until your kitchen smells like a bakery next to a butcher's.",
    "Push the {sweet-potato} into the meat, pour the {tinned-tomatoes} and the {water} over it, add {raisins} and {salt}, and put a lid on. It's done when a cube squashes against the side.",
    'Take the lid off, stir in the {green-olives} and cook until the last thin juice has gone.',
  ],
  tip: 'Wrap leftovers in lettuce leaves, or in tortillas if you eat grain.',
} as const satisfies RecipeWords
