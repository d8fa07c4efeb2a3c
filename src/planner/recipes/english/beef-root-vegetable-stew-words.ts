import type { RecipeWords } from '#planner/recipe.ts'

export const beefRootVegetableStewWords = {
  title: 'Beef stew with {carrot+} and {parsnip+}',
  blurb: 'A little work at the pan and an afternoon of doing nothing, repaid with beef you can cut with a spoon.',
  call: {
    'olive-oil': 'oil',
    'beef-chuck': 'beef',
    'tomato-puree': 'tomato purée',
    'bay-leaf': 'bay leaves',
  },
  prep: {
    'beef-chuck': 'in {3 cm} cubes',
    onion: 'chopped',
    carrot: 'in chunks',
    parsnip: 'in chunks',
  },
  steps: [
    'Get {2/3} of the {olive-oil} smoking in a casserole and brown the {beef-chuck} in two lots. Leave each cube until it lets go of the pan by itself, then turn it and brown the other side until it matches.',
    "Add the rest of the {olive-oil} and the {onion}, and stir until it's softened and loosened the crust. Then fry the {tomato-puree} until it darkens.",
    'Pour in the {water} over the {beef-chuck}, add {salt}, {dried-thyme} and {bay-leaf}, bring it to a gentle simmer, cover tightly, and leave it until a fork begins to slide into the meat.',
    'Add {carrot+} and {parsnip+}, cover again, and wait until the beef falls apart and the roots are soft.',
    'Squash a few pieces of {parsnip} into the gravy, stir until it thickens, and take out the {bay-leaf}.',
  ],
  tip: "Make twice as much: it's better on the second day, and freezes for three months.",
} as const satisfies RecipeWords
