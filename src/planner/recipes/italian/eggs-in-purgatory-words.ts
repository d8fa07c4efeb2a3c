import type { RecipeWords } from '#planner/recipe.ts'

export const eggsInPurgatoryWords = {
  title: '{Egg+} in purgatory',
  blurb: {
    written:
      'A Neapolitan morning: {egg+} poached in fiery tomato sauce, with {basil} and a piece of bread to mop it all up.',
    'gf-bread':
      'A Neapolitan morning: {egg+} poached in fiery tomato sauce, with {basil} and a piece of {gf-bread} to mop it all up.',
    'cannellini-beans':
      'A Neapolitan morning: white beans simmered in fiery tomato sauce, with {basil} and a piece of bread to mop it all up.',
    'cannellini-beans & gf-bread':
      'A Neapolitan morning: white beans simmered in fiery tomato sauce, with {basil} and a piece of {gf-bread} to mop it all up.',
  },
  call: { 'cannellini-beans': 'beans', 'olive-oil': 'oil', 'chilli-flakes': 'chilli' },
  prep: { garlic: 'lightly crushed, whole', ciabatta: 'split' },
  steps: [
    'Warm the {olive-oil} with the whole {garlic} cloves and the {chilli-flakes} in a frying pan. When it smells like a pizzeria, take the {garlic} out.',
    "Pour the {passata} in with the {salt}, watch out for splashes, and let it cook down until it's thick enough to heap on a spoon.",
    {
      written:
        'Slip the {egg+} in one by one from a cup, cover, and cook until the whites are no longer glassy anywhere.',
      'cannellini-beans':
        "Tip in the rinsed cannellini beans and let them simmer in the sauce until they're hot right through.",
    },
    {
      written: 'Toast the bread, lean it in the sauce, and tear {basil} over everything.',
      'gf-bread': 'Toast the {gf-bread}, lean it in the sauce, and tear {basil} over everything.',
    },
  ],
  tip: 'The sauce can be made the night before and warmed in the morning.',
} as const satisfies RecipeWords
