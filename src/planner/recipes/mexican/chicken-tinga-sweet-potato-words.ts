import type { RecipeWords } from '#planner/recipe.ts'

export const chickenTingaSweetPotatoWords = {
  title: 'Chicken tinga with {sweet-potato}',
  blurb: 'Shredded chicken in smoky tomato sauce from Puebla, with cubes of {sweet-potato} cooked in the same pot.',
  call: {
    'olive-oil': 'oil',
    'adobo-chipotle': 'chipotle',
    'chicken-breast': 'chicken',
    'lime-juice': 'lime',
  },
  prep: {
    onion: 'sliced',
    'adobo-chipotle': 'chopped',
    'sweet-potato': 'in {2 cm} dice',
  },
  steps: [
    'Cook the {onion} gently with the {olive-oil} in a casserole, turning it over, until the strands are soft and blond.',
    'Add {adobo-chipotle}, {dried-oregano}, {passata} and {salt}, and stir until it bubbles.',
    "Push the {chicken-breast} and the {sweet-potato} into the sauce, add a splash of water and cover. They're done when the cubes are soft and the meat comes apart at a twist of the fork.",
    'Tear the meat into shreds in the pot, squeeze in the {lime-juice}, and keep it on the heat until the sauce clings to it.',
  ],
  tip: 'Spoon leftovers into lettuce leaves, or into tortillas if you eat grain.',
} as const satisfies RecipeWords
