import type { RecipeWords } from '#planner/recipe.ts'

export const shrimpAndGritsWords = {
  title: 'Shrimp and {grits}',
  blurb: {
    written:
      'Low country supper: loose, cheesy {grits} and pink {prawns} in a quick gravy of {tomato}, {garlic} and lemon.',
    'nutritional-yeast':
      'Low country supper: loose, savoury {grits} and pink {prawns} in a quick gravy of {tomato}, {garlic} and lemon.',
  },
  call: {
    'green-pepper': 'pepper',
    'spring-onion': 'onion',
    'olive-oil': 'oil',
    cheddar: 'cheese',
    cayenne: 'cayenne',
    'lemon-juice': 'lemon',
  },
  prep: {
    cheddar: 'grated',
    'green-pepper': 'diced',
    'spring-onion': 'white and green apart',
    garlic: 'sliced',
    tomato: 'chopped',
  },
  steps: [
    "Pour the {grits} slowly into the boiling salted {water} in a saucepan, beating as they go in. Cover them and cook over the lowest heat until they're thick and soft. Beat out any lumps at the end.",
    "Meanwhile cook {green-pepper} and {spring-onion} whites in the {olive-oil} in a frying pan until they've gone soft.",
    'Add {garlic}, {paprika} and {cayenne} for {0.5 min}, then {tomato+}, and cook them until you have a chunky sauce.',
    'Stir the {prawns} into the sauce until each one is pink and curled, then add the {lemon-juice}.',
    "Beat the {cheddar} into the {grits}, with a little hot {water} if they're too stiff. Serve the {prawns} on the {grits}, with the {spring-onion} greens on top.",
  ],
} as const satisfies RecipeWords
