import type { RecipeWords } from '#planner/recipe.ts'

export const crabAvocadoNoriWords = {
  title: 'Crab and {avocado} salad with {ginger} and nori',
  blurb: 'The filling of a good roll without its rice: sweet crab, ripe {avocado}, crisp {daikon} and toasted sea.',
  call: { 'rice-vinegar': 'vinegar', 'crab-meat': 'crab', nori: 'nori' },
  prep: { ginger: 'grated', daikon: 'in matchsticks', carrot: 'coarsely grated', avocado: 'sliced', nori: 'snipped' },
  steps: [
    'Squeeze the {daikon} with the {salt} in your fist until it lets out its water, and throw the water away.',
    'Shake {rice-vinegar}, {ginger} and {sesame-oil} in a lidded cup. Moisten {daikon} and {carrot} with most of it.',
    'Fan {avocado} along each plate, with {crab-meat} beside it and the vegetables in between.',
    "Spoon the last of the dressing on the crab, and scatter the {nori} over everything while it's still crisp.",
  ],
  tip: 'Keep the nori dry until you sit down, because damp makes it chewy.',
} as const satisfies RecipeWords
