import type { RecipeWords } from '#planner/recipe.ts'

export const melitzanosalataWords = {
  title: 'Smoky {aubergine} dip with {cucumber}',
  blurb:
    'Melitzanosalata without lighting a fire: {aubergine} softened in the microwave, lemon, {garlic} and a whiff of smoke.',
  call: { 'lemon-juice': 'juice', 'smoked-paprika': 'paprika', 'olive-oil': 'oil' },
  prep: { garlic: 'grated', parsley: 'chopped', cucumber: 'in batons' },
  steps: [
    "Stab the {aubergine} a dozen times with a fork, or it may burst. Microwave it whole until it's collapsed and the stalk end feels like a ripe peach.",
    'Slit it open, careful of the steam, and scrape out the flesh. Let it drip in a sieve for {1 min}, because the juice is bitter.',
    'Chop it to a coarse mush with a knife, then beat in {garlic}, lemon juice, {smoked-paprika}, {salt} and the {olive-oil}, a little at a time.',
    'Scatter the {parsley} on top and serve it with the {cucumber}.',
  ],
  tip: 'If you have a gas ring, char the skin over the flame first for the real smoke.',
} as const satisfies RecipeWords
