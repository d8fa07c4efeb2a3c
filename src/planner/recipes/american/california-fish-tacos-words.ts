import type { RecipeWords } from '#planner/recipe.ts'

export const californiaFishTacosWords = {
  title: 'California {cod} tacos with lime cabbage',
  blurb: {
    written: 'San Diego in a tortilla: spiced white fish straight from the pan, sharp cabbage and a cool chilli sauce.',
    'chicken-breast':
      'San Diego in a tortilla: spiced {chicken-breast} straight from the pan, sharp cabbage and a cool chilli sauce.',
    tofu: 'San Diego in a tortilla: spiced {tofu} straight from the pan, sharp cabbage and a cool chilli sauce.',
  },
  call: {
    'red-cabbage': 'cabbage',
    'corn-tortilla': 'tortilla, tortillas',
    'greek-yogurt-2': 'yogurt',
    'olive-oil': 'oil',
    cod: 'fish',
    'lime-juice': 'lime',
  },
  prep: { 'chicken-breast': 'in strips', tofu: 'in batons', 'red-cabbage': 'in fine threads', avocado: 'sliced' },
  steps: [
    'Work most of the {lime-juice} and a good pinch of the {salt} into the {red-cabbage} until it squeaks and turns magenta.',
    'Mix {greek-yogurt-2}, {adobo-chipotle} and the remaining lime in a cup.',
    [
      'Dust the {cod} with {chilli-powder}, {garlic-powder} and the remaining {salt}.',
      {
        written:
          'Oil a frying pan, get it hot, and cook the pieces, turning them once. The fish is done when it falls into big flakes.',
        'chicken-breast':
          'Oil a frying pan, get it hot, and give the strips {time}, turning them as they brown. Cut one open to check that no pink is left.',
        tofu: 'Oil a frying pan, get it hot, and turn the batons until they have a dry, freckled crust all round.',
      },
    ],
    [
      {
        written: 'Lift it out, wipe the pan and toast the {corn-tortilla+} one by one, until they puff in spots.',
        'chicken-breast':
          'Lift them out, wipe the pan and toast the {corn-tortilla+} one by one, until they puff in spots.',
        tofu: 'Lift them out, wipe the pan and toast the {corn-tortilla+} one by one, until they puff in spots.',
      },
      'Keep them wrapped in a towel.',
    ],
    'Fill each with {cod}, {red-cabbage}, {avocado}, {adobo-chipotle} cream and {coriander}, and fold.',
  ],
  tip: 'The cabbage can be dressed the day before. It only gets pinker.',
} as const satisfies RecipeWords
