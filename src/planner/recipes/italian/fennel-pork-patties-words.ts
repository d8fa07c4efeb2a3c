import type { RecipeWords } from '#planner/recipe.ts'

export const fennelPorkPattiesWords = {
  title: 'Fennel-seed pork patties with peperonata',
  blurb: 'All the flavour of a fresh salsiccia in a lean patty, beside sweet peppers and collapsed {tomato+}.',
  call: {
    'red-pepper': 'pepper',
    'red-onion': 'onion',
    'olive-oil': 'oil',
    'pork-mince-lean': 'mince',
    'black-pepper': 'pepper',
  },
  prep: {
    garlic: 'grated',
    'fresh-sage': 'finely chopped',
    'red-pepper': 'in thin strips',
    'red-onion': 'in thin strips',
    tomato: 'roughly chopped',
  },
  steps: [
    "Put {red-pepper} and {red-onion} strips in a frying pan over medium heat with {2/3} of the {olive-oil}. Cover them and let them cook until they're soft.",
    'Meanwhile bash the {fennel-seeds} with the base of a mug. Mix them through the {pork-mince-lean} with {garlic}, {fresh-sage}, {black-pepper} and {2/3} of the {salt}, and press out small patties as thick as a thumb, three for each person.',
    "Stir the {tomato+} and the remaining {salt} into the peppers and cook uncovered until it's jammy and no juice runs from it. Spoon it out and keep it warm.",
    'Fry the patties in the same pan with the last of the {olive-oil}, about {side} a side, until no pink is left in the middle.',
  ],
  tip: 'Shape the patties in the evening. By morning the fennel has gone all the way through.',
} as const satisfies RecipeWords
