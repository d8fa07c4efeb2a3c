import type { RecipeWords } from '#planner/recipe.ts'

export const rhubarbStrawberryPotsWords = {
  title: '{Rhubarb} and strawberry pots with coconut',
  blurb: 'Pink, tart and syrupy, done in the microwave in minutes, with flakes of coconut for crunch.',
  call: { 'coconut-chips': 'coconut' },
  prep: { rhubarb: 'in short batons', strawberries: 'quartered' },
  steps: [
    'Microwave {rhubarb}, {maple-syrup} and {orange-zest} under an upturned plate for {time} or so. The pieces should bend but not fall apart into threads.',
    'Stir the {strawberries} into the hot syrup. It draws the colour out of them.',
    'Share between the glasses. Eat warm, or chill until pudding time, with the {coconut-chips} added at the very end.',
  ],
} as const satisfies RecipeWords
