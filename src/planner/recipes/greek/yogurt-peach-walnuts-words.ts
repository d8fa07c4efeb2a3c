import type { RecipeWords } from '#planner/recipe.ts'

export const yogurtPeachWalnutsWords = {
  title: 'Thick {greek-yogurt-2} with {peach}, {thyme} and {walnuts}',
  blurb: {
    written:
      'Breakfast on a whitewashed terrace: cool {greek-yogurt-2}, a {peach} at its ripest, {walnuts} and a thread of {thyme} {honey}.',
    'maple-syrup':
      'Breakfast on a whitewashed terrace: cool {greek-yogurt-2}, a {peach} at its ripest, {walnuts} and a thread of {maple-syrup} with {thyme}.',
  },
  call: { 'greek-yogurt-2': 'yogurt' },
  prep: { peach: 'in slim wedges', walnuts: 'broken up', thyme: 'leaves only' },
  steps: [
    'Spoon the {greek-yogurt-2} into a bowl, then make a hollow in it with the back of the spoon.',
    'Rub the {thyme} between finger and thumb into the {honey}, which takes up its scent at once.',
    'Fill the hollow with {peach}, sprinkle the {walnuts} on and trail the {honey} over it all.',
  ],
  tip: 'Pears in autumn, figs in September, oranges in winter.',
} as const satisfies RecipeWords
