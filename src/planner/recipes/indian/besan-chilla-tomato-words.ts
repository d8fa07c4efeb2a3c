import type { RecipeWords } from '#planner/recipe.ts'

export const besanChillaTomatoWords = {
  title: 'Besan chilla with {tomato} and {coriander}',
  blurb:
    'Savoury chickpea-flour pancakes, lacy at the rim and speckled with {tomato}: breakfast all over northern India.',
  call: { 'red-onion': 'onion', 'rapeseed-oil': 'oil', 'cumin-seeds': 'cumin' },
  prep: { 'red-onion': 'very finely chopped', tomato: 'very finely chopped', coriander: 'chopped' },
  steps: [
    'Whisk flour, {turmeric}, {cumin-seeds} and {salt} with {1/3} of the {water} to a paste, then thin it with the rest. It should pour like single cream.',
    'Let it rest while you chop, until it has thickened a little. Then add {red-onion}, {tomato} and most of the {coriander}.',
    'Grease a non-stick frying pan with a film of {rapeseed-oil} and get it hot. Ladle in enough batter for one pancake, tilting to spread it thin. Leave it until the top has dulled.',
    'When the surface is dry and the rim lifts and looks like lace, flip it and cook the second side until it has brown spots. Make the others in the same way, oiling the pan in between.',
    'Spread them with the {natural-yogurt}, add the rest of the coriander and roll them up.',
  ],
  tip: "The first one is the cook's. If it tears, give the pan another half minute to get hot.",
} as const satisfies RecipeWords
