import type { RecipeWords } from '#planner/recipe.ts'

export const tortillaDePatatasWords = {
  title: '{Potato} tortilla with {tomato} salad',
  blurb:
    'Spain on a plate: sweet {onion} and {potato} held together by barely set {egg}, with nothing but a {tomato} salad beside it.',
  call: { 'olive-oil': 'oil', 'red-wine-vinegar': 'vinegar' },
  prep: { potato: 'peeled, in thin half moons', onion: 'thinly sliced', tomato: 'in wedges', parsley: 'leaves picked' },
  steps: [
    'Coat the {potato+} with a teaspoon of the {olive-oil} in a covered bowl and microwave them until a slice breaks when you bend it.',
    "Meanwhile soften the {onion} in another teaspoon of {olive-oil} in a small non-stick frying pan, until it's a little golden.",
    "Beat the {egg+} with {2/3} of the {salt}. Fold in {potato+} and {onion} while they're hot, and let everything soak for {time}, which makes the middle creamy.",
    'Wipe the pan, heat a spoonful of the {olive-oil} until it shimmers, and pour the mixture in. Draw the edges inwards for the first half minute, then lower the heat and wait until the rim has set.',
    'When the rim is firm and the centre wobbles, put a plate on top, take courage, and flip it over. Slide it back, tuck the edges under with a spatula, and cook it until the underside is golden.',
    'Rest it on a board till it holds a clean cut and the {egg} is set through.',
    'Dress the {tomato+} and {parsley} with {red-wine-vinegar}, what {olive-oil} is left and the last of the {salt}.',
  ],
  tip: 'As good cold as warm. In Madrid it goes into the bag for the train.',
} as const satisfies RecipeWords
