import type { RecipeWords } from '#planner/recipe.ts'

export const misoAubergineTofuWords = {
  title: '{Rice-miso} {aubergine} with grilled {tofu} and rice',
  blurb:
    'Nasu dengaku as a whole dinner: {aubergine} soft as jam under a sweet, toasty {rice-miso} crust, with {tofu} beside it.',
  call: {
    'brown-rice-cooked': 'rice',
    'sunflower-oil': 'oil',
    'maple-syrup': 'syrup',
    'rice-vinegar': 'vinegar',
    'sesame-seeds': 'sesame',
  },
  prep: {
    aubergine: 'halved lengthways',
    ginger: 'finely grated',
    tofu: 'in slabs and patted dry',
    'spring-onion': 'in fine rings',
  },
  steps: [
    'Set the oven to {oven}. Score the cut faces of the {aubergine+} in a lattice almost down to the skin, and paint them with the {sunflower-oil}.',
    'Roast them face down on a baking tray until the backs are wrinkled and feel soft when you press them.',
    'Beat the {rice-miso} with the {maple-syrup}, {rice-vinegar} and {ginger} to a paste that drops slowly from the spoon.',
    'Turn the halves over, squeeze the {tofu} in between, and spread the glaze over both.',
    "Slide the tray under a hot grill and stay with it. It's done when the glaze bubbles and has brown spots. {1 Min} later it would be black.",
    'Meanwhile warm the {brown-rice-cooked} in the microwave. Divide everything between the plates and shower it with {spring-onion} and {sesame-seeds}.',
  ],
  tip: 'The glaze keeps for two weeks in a jar in the fridge and is as good on courgettes or mushrooms.',
} as const satisfies RecipeWords
