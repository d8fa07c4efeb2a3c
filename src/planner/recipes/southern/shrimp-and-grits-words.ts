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
    "Rain the {grits} into the boiling salted {water} in a saucepan, beating as they fall. Cover, on the smallest flame, until they're thick and soft. Beat out any lumps at the end.",
    'Meanwhile cook {green-pepper} and {spring-onion} whites in the {olive-oil} in a frying pan until they soften and squeak no more.',
    '{Garlic}, {paprika} and {cayenne} go in for {0.5 min}. {Tomato+} follow and are cooked to a chunky sauce.',
    'Turn the {prawns} through the sauce until each one is a tight pink comma, then brighten with {lemon-juice}.',
    'Beat the {cheddar} into the {grits}, with a little hot {water} if they stand up like plaster. {Grits} first, {prawns} over, {spring-onion} greens on top.',
  ],
} as const satisfies RecipeWords
