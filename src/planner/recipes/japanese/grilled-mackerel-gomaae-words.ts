import type { RecipeWords } from '#planner/recipe.ts'

export const grilledMackerelGomaaeWords = {
  title: 'Grilled {mackerel} with sesame {spinach}',
  blurb:
    'A set lunch as in any Tokyo side street: crackling {mackerel}, cool grated {daikon}, {spinach} in sesame, and rice.',
  call: { 'brown-rice-cooked': 'rice', 'sesame-seeds': 'sesame' },
  prep: { daikon: 'peeled', lemon: 'in wedges' },
  steps: [
    "Salt the {mackerel} on both sides, leave it for a few minutes until it's wet, and dab it dry. That's the whole secret of a crisp skin.",
    'Grill it on a lined baking tray, skin towards the heat, until it blisters and browns and the flesh has turned from glassy to white all through.',
    "In the meantime drop the {spinach} into a saucepan of boiling water and count to thirty. It's done when it's dark and limp. Rinse it under the cold tap and squeeze it dry in your fists.",
    'Toast the {sesame-seeds} in the emptied pan until it pops, crush {2/3} of it, and mix this with the {soy-sauce} and the {mirin}. Stir it into the {spinach}.',
    'Grate the {daikon} finely and let it drain in a sieve.',
    'Warm the {brown-rice-cooked} in the microwave and set out the plates: fish, a snowy heap of {daikon}, {spinach} with the last of the sesame, and {lemon}.',
  ],
  tip: 'A squeeze of {lemon} on the {daikon}, and {daikon} on every bite of fish.',
} as const satisfies RecipeWords
