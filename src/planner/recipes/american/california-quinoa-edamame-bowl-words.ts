import type { RecipeWords } from '#planner/recipe.ts'

export const californiaQuinoaEdamameBowlWords = {
  title: 'California bowl with {quinoa-cooked}, {edamame} and {avocado}',
  blurb:
    "Farmers' market in a bowl: warm {quinoa-cooked}, green {edamame}, {grapefruit}, {avocado} and a lime dressing that bites back.",
  call: { 'baby-spinach': 'spinach', 'olive-oil': 'oil', 'pumpkin-seeds': 'seeds' },
  prep: { avocado: 'sliced', grapefruit: 'peeled and cut into chunks', radish: 'in thin discs' },
  steps: [
    'Boil the kettle. Cover the frozen {edamame} with the water in a deep bowl and let them stand until bright green and hot all the way through, then drain.',
    'Meanwhile squeeze the {quinoa-cooked} pouch so the grains come apart, and tip it over the {baby-spinach}, which softens a little underneath.',
    'Whisk {lime-juice}, {olive-oil} and {salt} with a fork until cloudy and spoon {2/3} of it over the grain.',
    'Arrange {edamame}, {grapefruit}, {radish+} and {avocado} in stripes on top. The last of the dressing belongs on the {avocado}, and the {pumpkin-seeds} go over everything.',
  ],
  tip: 'For a lunch box, leave the {avocado} whole and cut it when you eat.',
} as const satisfies RecipeWords
