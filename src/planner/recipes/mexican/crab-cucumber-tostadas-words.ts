import type { RecipeWords } from '#planner/recipe.ts'

export const crabCucumberTostadasWords = {
  title: 'Crab and {cucumber} tostadas',
  blurb: 'A bite from the Baja beach stalls: cold crab, {cucumber} and lime on a crackling tortilla.',
  call: {
    'corn-tortilla': 'tortilla, tortillas',
    'red-onion': 'onion',
    'hot-sauce': 'sauce',
    'lime-juice': 'juice',
    'crab-meat': 'crab',
  },
  prep: { cucumber: 'in pea-sized dice', 'red-onion': 'finely chopped', coriander: 'chopped' },
  steps: [
    "Dry the {corn-tortilla+} in the toaster on its highest setting. Toast them again the other way up, until they're stiff and crisp.",
    'Feel through the {crab-meat} for bits of shell, then fork it together with {cucumber}, {red-onion}, lime, hot {hot-sauce} and {coriander}.',
    'Spread the {avocado} on first so that the rest sticks, heap the crab over it, and eat it before the {lime-juice} softens the tortilla.',
  ],
} as const satisfies RecipeWords
