import type { RecipeWords } from '#planner/recipe.ts'

export const mintedPeaDipRadishesWords = {
  title: 'Minted pea dip with {radish+}',
  blurb: 'A garden-green dip with a lemony edge, cold pink {radish+} to drag through it and crisp {rice-cakes+}.',
  call: { 'olive-oil': 'oil' },
  prep: { radish: 'halved', 'rice-cakes': 'broken into shards' },
  steps: [
    'Cover the {frozen-peas} with boiling water from the kettle and leave them for {time}. Drain them. They should be tender and still bright.',
    "Spin {frozen-peas}, {natural-yogurt}, {mint}, {lemon-juice}, {olive-oil} and {salt} in the food processor, stopping while it's still a little coarse.",
    'Serve in a bowl in the middle of the table, with {radish+} and {rice-cakes+} to dip.',
  ],
} as const satisfies RecipeWords
