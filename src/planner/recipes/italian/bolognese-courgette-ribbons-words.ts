import type { RecipeWords } from '#planner/recipe.ts'

export const bologneseCourgetteRibbonsWords = {
  title: 'Bolognese over {courgette} ribbons',
  blurb: 'The classic sauce, thick with mince, on ribbons that are ready before a pan of water would boil.',
  call: {
    'beef-mince-10': 'mince',
    'olive-oil': 'oil',
    'garlic-powder': 'garlic powder',
  },
  prep: {
    onion: 'finely chopped',
    carrot: 'in tiny dice',
    courgette: 'peeled lengthways into ribbons',
  },
  steps: [
    "Press the {beef-mince-10} flat in a dry, hot frying pan. Once it crackles and has a crust, break it up and go on until it's brown throughout.",
    'Stir in {onion}, {carrot}, {garlic-powder} and {dried-oregano}, and let them turn in the fat until the dice are tender at the edge.',
    "Add the {passata}, a splash of water and {2/3} of the {salt}, and cover. The sauce is ready when it's thick enough to heap up and no water runs from it.",
    'Move the sauce to a bowl and wipe the pan. Heat the {olive-oil} in it, add and season the {courgette}, and turn the ribbons until they droop but stay green. Serve the sauce on top.',
  ],
  tip: 'Keep only the sauce. Ribbons are cut and warmed in the time it takes to heat.',
} as const satisfies RecipeWords
