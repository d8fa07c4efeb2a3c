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
    'Oil a cold frying pan with {1/2} the {olive-oil}, lay them in and switch on the hob. Cook them for about {side} each side, until no pink is left inside. As the pan heats up slowly, they brown without drying out.',
    'Move the patties to a warm plate. Put {apple+}, the remaining {olive-oil} and the {water} into the same pan and cover it for {time}, until the apples are soft at the edges.',
    'Take the lid off and add the {cinnamon}. Toss until the {water} has gone and the {apple+} are shiny and soft. Add the {lemon-juice}, which keeps them from being too sweet.',
  ],
  tip: 'The raw patties freeze well with paper between them.',
} as const satisfies RecipeWords
