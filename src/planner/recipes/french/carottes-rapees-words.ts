import type { RecipeWords } from '#planner/recipe.ts'

export const carottesRapeesWords = {
  title: 'Carottes râpées',
  blurb: 'The salad of every French childhood: finely grated {carrot}, lemon, a hint of mustard, lots of {parsley}.',
  call: { 'dijon-mustard': 'mustard', 'olive-oil': 'oil', 'sunflower-seeds': 'seeds' },
  prep: { carrot: 'peeled', parsley: 'finely chopped' },
  steps: [
    'Whisk {lemon-juice}, {dijon-mustard} and {salt}, then the {olive-oil}, in the bowl the salad will be eaten from.',
    'Grate the {carrot+} on the finest holes that still give threads. They should be damp and bright, not mush.',
    'Mix them in with two forks, as though you were fluffing rice, and top with {parsley} and {sunflower-seeds}.',
  ],
  tip: 'The finer you grate, the sweeter it gets.',
} as const satisfies RecipeWords
