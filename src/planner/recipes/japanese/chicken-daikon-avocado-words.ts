import type { RecipeWords } from '#planner/recipe.ts'

export const chickenDaikonAvocadoWords = {
  title: '{Chicken-breast-cooked}, {daikon} and {avocado} salad with nori',
  blurb:
    'Cool, crunchy and quick: cooked chicken, matchsticks of {daikon} and ripe {avocado} in a gingery lime dressing.',
  call: { nori: 'nori' },
  prep: {
    daikon: 'in matchsticks',
    ginger: 'grated',
    'chicken-breast-cooked': 'pulled into strands',
    avocado: 'in slices',
  },
  steps: [
    'Toss the {daikon} with {1/2} of the {salt} and let it stand until the sticks bend instead of snapping, which takes a few minutes.',
    'Shake {lime-juice}, {sesame-oil}, {ginger} and the rest of the {salt} in a jar with the lid on.',
    'Squeeze the {daikon} over the sink, then toss it with the {chicken-breast-cooked}, the {watercress} and most of the dressing.',
    'Tuck the {avocado} into the heap and drip the last of the dressing over it.',
    'Crumple the {nori} over everything with dry hands and finish with the sesame.',
  ],
  tip: 'No {daikon} to be had? Two bunches of radishes, sliced, do the same work.',
} as const satisfies RecipeWords
