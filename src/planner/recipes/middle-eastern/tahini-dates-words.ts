import type { RecipeWords } from '#planner/recipe.ts'

export const tahiniDatesWords = {
  title: '{Medjool-dates+} filled with {tahini} and orange',
  blurb:
    'Two soft {medjool-dates+}, a spoon of {tahini}, a breath of orange: all the comfort of a sweet and nothing to cook.',
  call: { 'orange-zest': 'zest' },
  prep: { 'medjool-dates': 'stoned' },
  steps: [
    'Open the {medjool-dates+} like a book along the slit that the stone has left.',
    'Stir the {orange-zest} and the {cinnamon} into the {tahini} until it smells of both, and fill the {medjool-dates+} with it.',
  ],
} as const satisfies RecipeWords
