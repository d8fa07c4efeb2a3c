import type { RecipeWords } from '#planner/recipe.ts'

export const orangeRadishSumacWords = {
  title: '{Orange} and {radish} salad with {sumac}',
  blurb:
    'Juicy {orange} wheels, peppery {radish}, a sour dusting of {sumac}: it wakes up any table, and any afternoon.',
  call: { 'olive-oil': 'oil', 'sunflower-seeds': 'seeds' },
  prep: { orange: 'pith cut away, in rounds', radish: 'in see-through slices', mint: 'shredded' },
  steps: [
    'Overlap {orange} and {radish} on a plate, pink against gold.',
    'Rub {salt} and {sumac} together and sprinkle them on from a height, so that they fall evenly.',
    'Drizzle with {olive-oil} and add the {mint} and the {sunflower-seeds}. Eat it before the {radish+} go watery.',
  ],
  tip: 'Blood {orange+} in winter make this worth photographing.',
} as const satisfies RecipeWords
