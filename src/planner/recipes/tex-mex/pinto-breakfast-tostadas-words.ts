import type { RecipeWords } from '#planner/recipe.ts'

export const pintoBreakfastTostadasWords = {
  title: 'Ranchero bean breakfast tostadas',
  blurb: 'Warm mashed pintos, red {salsa} and {avocado} on corn tortillas from the toaster: breakfast in {8 min}.',
  call: { 'corn-tortilla': 'tortillas', 'pinto-beans': 'beans' },
  prep: { 'spring-onion': 'in rings' },
  steps: [
    "Toast the {corn-tortilla} twice over, until they're stiff and spotted.",
    'Heat the {pinto-beans} with {cumin} and a spoon of water in the microwave for {1.5 min}, covered, and mash them with a fork to a rough paste.',
    'Spread the paste on the tostadas, spoon {salsa} over it, and add {avocado} and {spring-onion}. Lean forward when you bite.',
  ],
} as const satisfies RecipeWords
