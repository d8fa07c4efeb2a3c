import type { RecipeWords } from '#planner/recipe.ts'

export const limeChickenBreakfastPlateWords = {
  title: 'Lime {chicken-breast-cooked} breakfast plate with {pineapple}',
  blurb:
    'A cool savoury breakfast for hot mornings: {avocado} filled with chilli-lime {chicken-breast-cooked}, with cold {pineapple} beside it.',
  call: { 'lime-juice': 'lime' },
  prep: {
    'chicken-breast-cooked': 'finely chopped',
    tomato: 'in small dice',
    'spring-onion': 'finely sliced',
    avocado: 'stoned',
    pineapple: 'in chunks',
    coriander: 'leaves only',
  },
  steps: [
    'Combine the chopped {chicken-breast-cooked} with {tomato}, {spring-onion}, {salt} and nearly all of the {lime-juice}. It should be moist and a bit sharp.',
    'Steady the {avocado} on the plate by shaving a sliver off its round side, then overfill the hollow. What falls off belongs to you.',
    'Wet the {pineapple} with the last lime and tap {chilli-powder} over it, the way fruit is sold from the back of a truck in July.',
    'A few leaves of {coriander}, and breakfast is laid.',
  ],
  tip: 'Melon or a ripe peach can stand in for the {pineapple}.',
} as const satisfies RecipeWords
