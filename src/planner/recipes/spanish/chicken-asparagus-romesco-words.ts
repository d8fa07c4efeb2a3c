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
    'Lay the {asparagus} in a flat dish with the {water}, cover it, and microwave it for {time}, until it bends but still has some bite.',
    "Meanwhile whizz {sunflower-seeds}, {roasted-peppers}, {garlic}, {smoked-paprika}, {red-wine-vinegar}, {olive-oil} and {salt} with a hand blender. Stop while it's still a little gritty, like wet sand.",
    'Spoon the sauce on the plates, lay {chicken-breast-cooked} and {asparagus} half in it, and scatter the {parsley} over.',
    'Use your fingers for the {asparagus}. Everybody in Catalonia does.',
  ],
  tip: 'The sauce keeps four days in a jar and is as good on grilled leeks or baked potatoes.',
} as const satisfies RecipeWords
