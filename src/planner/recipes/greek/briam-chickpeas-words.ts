import type { RecipeWords } from '#planner/recipe.ts'

export const briamChickpeasWords = {
  title: 'Briam, Greek roast vegetables with chickpeas',
  blurb: 'Summer vegetables baked slowly in oil and their own juice until the edges catch. The oven does the cooking.',
  call: {
    'red-onion': 'onion',
    'olive-oil': 'oil',
  },
  prep: {
    potato: 'in {2 cm} chunks',
    aubergine: 'in chunks',
    courgette: 'in thick half-moons',
    'red-onion': 'in wedges',
    tomato: 'roughly chopped',
    chickpeas: 'drained',
  },
  steps: [
    'Heat the oven to {oven}. Turn {potato}, {aubergine}, {courgette}, {red-onion} and {tomato+} in a deep baking tray with {olive-oil}, {dried-oregano} and {salt}.',
    'Roast them for {time}, until the {potato} is soft and the {aubergine} has browned.',
    'Scatter the {chickpeas} over the top and bake for {time} longer, until the juices are thick and shiny.',
  ],
  tip: 'Greeks eat it lukewarm with bread, and cold the next day.',
} as const satisfies RecipeWords
