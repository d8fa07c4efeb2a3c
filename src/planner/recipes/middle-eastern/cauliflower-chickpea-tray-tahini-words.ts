import type { RecipeWords } from '#planner/recipe.ts'

export const cauliflowerChickpeaTrayTahiniWords = {
  title: 'Roast {cauliflower} and chickpeas with {tahini}',
  blurb: 'Charred florets, chickpeas that crackle, and a cool pale sauce poured over the lot.',
  call: {
    'red-onion': 'onion',
    'olive-oil': 'oil',
    'lemon-juice': 'lemon',
  },
  prep: {
    cauliflower: 'in florets',
    chickpeas: 'drained and patted dry',
    'red-onion': 'in wedges',
    parsley: 'chopped',
  },
  steps: [
    'Heat the oven to {oven}. Roll {cauliflower}, {chickpeas} and {red-onion} in {olive-oil}, {cumin}, {paprika} and {salt} on a baking tray until everything is yellow, and spread them out.',
    'Roast for {time}, until the tips of the florets are nearly black and the chickpeas rattle on the tray.',
    'While they roast, beat {tahini} and {lemon-juice} together. It goes stiff at first, then loosens as you add the {water} a little at a time.',
    'Pour the sauce over the hot tray and scatter with {parsley}.',
  ],
  tip: 'Tomorrow, stuff it into bread with whatever salad is left.',
} as const satisfies RecipeWords
