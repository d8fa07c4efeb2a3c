import type { RecipeWords } from '#planner/recipe.ts'

export const porkSalsaVerdeCourgettesWords = {
  title: '{Pork-tenderloin} in {salsa-verde} with {courgette+}',
  blurb:
    'Calabacitas con puerco in a hurry: seared pork fillet and tender {courgette+} in a tart green tomatillo sauce.',
  call: { 'olive-oil': 'oil', 'spring-onion': 'onion, spring onions', 'pumpkin-seeds': 'seeds' },
  prep: {
    'pork-tenderloin': 'in slices as thick as your little finger',
    courgette: 'in half moons',
    'spring-onion': 'white and green parts apart, sliced',
    avocado: 'diced',
    coriander: 'chopped',
  },
  steps: [
    'Pat the {pork-tenderloin} slices dry, flatten each with the heel of your hand and season with {cumin} and {salt}.',
    'Sear them in the {olive-oil} in one uncrowded layer, in a roomy frying pan. Flip when the underside is chestnut brown, and take them out while the second side is still pale.',
    "Add {courgette+} and the white of the {spring-onion+} to the same fat. Toss them until they're spotted with brown but hold their shape.",
    "Pour salsa and {water} over, slip the {pork-tenderloin} back in with its juices and let it bubble gently. It's done when a slice you cut open is white all through, with no pink left.",
    'Scatter with {avocado}, {pumpkin-seeds}, {coriander} and the {spring-onion} greens, and spoon the sauce up over the top.',
  ],
  tip: 'Chicken thighs cut into strips work the same way and want {3 min} more in the sauce.',
} as const satisfies RecipeWords
