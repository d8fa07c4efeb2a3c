import type { RecipeWords } from '#planner/recipe.ts'

export const crabAvocadoNoriWords = {
  title: 'Crab and {avocado} salad with {ginger} and nori',
  blurb: 'The filling of a good roll without its rice: sweet crab, ripe {avocado}, crisp {daikon} and toasted sea.',
  call: { 'rice-vinegar': 'vinegar', 'crab-meat': 'crab', nori: 'nori' },
  prep: { ginger: 'grated', daikon: 'in matchsticks', carrot: 'coarsely grated', avocado: 'sliced', nori: 'snipped' },
  steps: [
    'Wring the {daikon} with the {salt} in your fist until it weeps, and throw the water away.',
    'Shake {rice-vinegar}, {ginger} and {sesame-oil} in a lidded cup. Moisten {daikon} and {carrot} with most of it.',
    'Fan {avocado} along each plate, {crab-meat} beside it, vegetables in a tuft between the two.',
    'The last of the dressing goes on the crab, and the {nori} over the lot while it still snaps.',
  ],
  tip: 'Leave the nori in the dry until you sit down: damp makes it chewy.',
} as const satisfies RecipeWords
