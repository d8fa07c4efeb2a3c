import type { RecipeWords } from '#planner/recipe.ts'

export const smokedTofuChirashiWords = {
  title: 'Scattered {rice-cooked} bowl with smoked tofu',
  blurb: 'Chirashi for every day: vinegared {rice-cooked}, smoky tofu, green soya beans, {radish} and snipped nori.',
  call: { 'smoked-tofu': 'tofu', 'rice-vinegar': 'vinegar', edamame: 'soya beans', 'sesame-seeds': 'sesame' },
  prep: {
    'smoked-tofu': 'in small dice',
    cucumber: 'in thin half-moons',
    radish: 'sliced paper-thin',
    nori: 'snipped into ribbons',
  },
  steps: [
    "Put the {edamame} in a bowl with a splash of water, cover it with a plate and microwave them for {time}, until they're hot. Drain them, then heat the {rice-cooked} for as long as its pouch says.",
    'Stir {rice-vinegar}, {maple-syrup} and {salt} together and fold this into the hot {rice-cooked} with a cutting motion, so that the grains shine and stay whole.',
    "Fan the {rice-cooked} with a piece of card for {1 min}, until it's lukewarm. Spread it in wide bowls.",
    'Scatter over it, in no order at all, the {smoked-tofu}, beans, {cucumber} and {radish+}.',
    'Sprinkle with {sesame-seeds} and nori, and spoon a little {soy-sauce} around the edge just before you eat, while the nori still crackles.',
  ],
  tip: 'Leave the nori in its packet until the bowls are on the table. It goes soft within {1 min} or two.',
} as const satisfies RecipeWords
