import type { RecipeWords } from '#planner/recipe.ts'

export const turkeySagePattiesFriedApplesWords = {
  title: 'Turkey sage patties with skillet {apple+}',
  blurb:
    'Country breakfast sausage, made lean in your own hands with sage and pepper, beside {apple+} that taste of autumn.',
  call: {
    'dried-sage': 'sage',
    'turkey-mince': 'mince',
    'olive-oil': 'oil',
    'chilli-flakes': 'chilli',
    'lemon-juice': 'lemon',
  },
  prep: { apple: 'in eighths' },
  steps: [
    'Mix the {turkey-mince} with {dried-sage}, {black-pepper}, {chilli-flakes} and {salt}, no longer than it takes to spread them evenly. Flatten into little patties, three for each person.',
    'Oil a cold frying pan with {1/2} the {olive-oil}, lay them in and switch on the hob. Coming up slowly, they brown without drying: about {side} each side, with no pink left inside.',
    'Park the patties on a warm plate. {Apple+}, the remaining {olive-oil} and the {water} go into the same pan under a lid for {time}. The apples should be soft at the edge when you look.',
    'Lid off, {cinnamon} on. Toss until the {water} has gone and the {apple+} glisten and give at the edges. {Lemon-juice} stops them being too sweet.',
  ],
  tip: 'The raw patties freeze well with paper between them.',
} as const satisfies RecipeWords
