import type { RecipeWords } from '#planner/recipe.ts'

export const chickenAsparagusRomescoWords = {
  title: '{Chicken-breast-cooked} and {asparagus} with sunflower romesco',
  blurb:
    'Catalonia dips its spring onions in romesco. Here {asparagus} and {chicken-breast-cooked} do the dipping, and sunflower seeds make the sauce.',
  call: {
    'sunflower-seeds': 'seeds',
    'roasted-peppers': 'peppers',
    'smoked-paprika': 'paprika',
    'red-wine-vinegar': 'vinegar',
    'olive-oil': 'oil',
  },
  prep: { asparagus: 'woody ends snapped off', 'chicken-breast-cooked': 'in thick slices', parsley: 'chopped' },
  steps: [
    'Lay the {asparagus} in a flat dish with the {water}, cover, and give it {time} in the microwave: bendy, yet with a bite.',
    "Meanwhile whizz {sunflower-seeds}, {roasted-peppers}, {garlic}, {smoked-paprika}, {red-wine-vinegar}, {olive-oil} and {salt} with a hand blender. Stop while it's still a little gritty, like wet sand. That roughness is what makes it romesco.",
    'Puddle the sauce on the plates, arrange {chicken-breast-cooked} and {asparagus} half in it, half out, and strew the {parsley} about.',
    'Use your fingers for the {asparagus}. Everybody in Catalonia does.',
  ],
  tip: 'The sauce keeps four days in a jar and is as good on grilled leeks or baked potatoes.',
} as const satisfies RecipeWords
