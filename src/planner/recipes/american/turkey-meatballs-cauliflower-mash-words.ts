import type { RecipeWords } from '#planner/recipe.ts'

export const turkeyMeatballsCauliflowerMashWords = {
  title: 'Turkey meatballs with {cauliflower} mash',
  blurb: 'Light meatballs in tomato sauce, and a mash so smooth that nobody misses the potatoes.',
  call: {
    'turkey-mince': 'turkey',
    'olive-oil': 'oil',
  },
  prep: {
    onion: 'very finely chopped',
    cauliflower: 'in florets',
  },
  steps: [
    'Knead {turkey-mince}, {onion}, {dried-oregano}, {paprika} and {1/2} of the {salt} until sticky, and roll balls as big as walnuts between wet hands.',
    "Get {1/2} of the {olive-oil} hot in a wide frying pan. Brown the balls, rolling them over now and then, until they're golden on most sides.",
    "Thin the {passata} with a little water, pour it round them and cover the pan. They're done when the sauce has thickened and a ball you cut open is white right through.",
    'Meanwhile boil the {cauliflower} in a saucepan of water until a fork slides in without any push.',
    'Drain it very well, and mash it thick, with the remaining {olive-oil} and salt. Spoon the meatballs on top.',
  ],
} as const satisfies RecipeWords
