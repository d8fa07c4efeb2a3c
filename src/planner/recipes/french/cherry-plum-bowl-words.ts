import type { RecipeWords } from '#planner/recipe.ts'

export const cherryPlumBowlWords = {
  title: '{Cherries} and {plum+} in vanilla {coconut-milk}',
  blurb:
    'All that is good about a clafoutis before the oven: dark fruit, vanilla, cool {coconut-milk} and a little crunch.',
  call: { 'sunflower-seeds': 'seeds', 'vanilla-extract': 'vanilla' },
  prep: { cherries: 'stoned', plum: 'cut into wedges', 'coconut-milk': 'well chilled' },
  steps: [
    "Whisk the {coconut-milk} with the {vanilla-extract} till it's smooth and lightly thick.",
    'Crush {1/3} of the {cherries} with the {lemon-zest} until their juice runs, and lay the {plum} wedges in it.',
    'Pour the cream into a bowl, add the {plum+} and all the {cherries}, and scatter the {sunflower-seeds} over.',
  ],
  tip: 'Keep the coconut tin in the fridge overnight: the cream on top sets and can be spooned.',
} as const satisfies RecipeWords
