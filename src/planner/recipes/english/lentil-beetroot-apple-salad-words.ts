import type { RecipeWords } from '#planner/recipe.ts'

export const lentilBeetrootAppleSaladWords = {
  title: 'Lentil, {beetroot} and {apple} salad with {horseradish}',
  blurb: 'Earthy lentils, sharp {apple} and grated raw {beetroot} under a pink, nose-tingling {horseradish} dressing.',
  call: { 'lentils-tinned': 'lentils', 'apple-cider-vinegar': 'vinegar', 'olive-oil': 'oil', 'pumpkin-seeds': 'seeds' },
  prep: { beetroot: 'peeled' },
  steps: [
    'Whisk {natural-yogurt}, {horseradish}, {apple-cider-vinegar}, {olive-oil} and {salt} in a cup. Taste it now. It should tingle a little in your nose.',
    'Tip the {lentils-tinned} into a sieve, run cold water over them until no foam is left, and drain well.',
    'Coarsely grate the {beetroot}. Quarter the {apple}, cut away the core and slice it into thin half-moons.',
    'Make a bed of {watercress} on each plate, heap the {lentils-tinned} in the middle and the {apple} and {beetroot} around them.',
    'Spoon the dressing over in stripes. Where it meets the {beetroot} it goes bright pink. The {pumpkin-seeds} come last, for crunch.',
  ],
  tip: '{Beetroot} stains. Grate it onto a plate and keep a cloth under your hands.',
} as const satisfies RecipeWords
