import type { RecipeWords } from '#planner/recipe.ts'

export const cauliflowerMacAndCheeseWords = {
  title: {
    written: 'Macaroni cheese with {cauliflower}',
    'gf-pasta': 'Gluten-free macaroni cheese with {cauliflower}',
  },
  blurb:
    'Half {pasta}, half {cauliflower} and a proper mustardy cheese sauce, with a crust that crackles under the spoon.',
  prep: { pasta: 'small tubes or elbows', cauliflower: 'in small florets', cheddar: 'grated' },
  steps: [
    "Heat the oven to {oven}. Bring plenty of salted water to a rolling boil in a saucepan and add the {pasta}. {5 Min} before the packet says it's done, add the {cauliflower} too.",
    'Drain both together very well in a sieve, where they can steam dry.',
    "Whisk {cornflour} and {mustard-powder} into the cold {milk-semi} in the empty saucepan. Bring it to the boil, whisking all the time, until it's as thick as custard and coats the whisk.",
    {
      written: 'Off the heat, melt in {3/4} of the cheese, then fold the {pasta} and {cauliflower} through the sauce.',
      'gf-pasta': 'Off the heat, melt in {3/4} of the cheese, then fold the pasta and {cauliflower} through the sauce.',
    },
    [
      'Tip into a baking dish.',
      {
        written:
          'Crumbs, the saved cheese and {paprika} go on top. Bake until the edges bubble and the crust is golden brown.',
        'gf-breadcrumbs':
          'Gluten-free crumbs, the saved cheese and {paprika} go on top. Bake until the edges bubble and the crust is golden brown.',
      },
    ],
  ],
  tip: 'Bake it from the fridge the next day, {10 min} longer and covered for the first half.',
} as const satisfies RecipeWords
