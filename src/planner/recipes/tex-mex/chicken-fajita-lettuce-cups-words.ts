import type { RecipeWords } from '#planner/recipe.ts'

export const chickenFajitaLettuceCupsWords = {
  title: '{Chicken-breast} fajitas in lettuce cups',
  blurb:
    'Sizzling strips of {chicken-breast} with charred peppers and {onion}, scooped into crisp leaves with a limey {avocado} mash.',
  call: { 'olive-oil': 'oil', 'lime-juice': 'lime', 'little-gem': 'leaves' },
  prep: {
    'chicken-breast': 'in strips as wide as a pencil',
    'red-pepper': 'in strips',
    'yellow-pepper': 'in strips',
    onion: 'in wedges',
    'little-gem': 'in whole leaves',
  },
  steps: [
    "Massage the {chicken-breast} with the spices, most of the {salt} and a teaspoon of the {olive-oil} until it's orange all over. Wash your hands well.",
    'Let {1/2} the remaining {olive-oil} shimmer in a large frying pan. Add the peppers and {onion} and leave them alone until they have black blisters. Scoop them out.',
    "Add the last {olive-oil} and lay the strips in side by side. Turn each one once. They're done when they're white inside, without a trace of pink.",
    'While they cook, crush the {avocado} with {1/2} the {lime-juice} and the last pinch of {salt}.',
    'Put the vegetables back with the {chicken-breast}, pour on the remaining lime and listen to it hiss.',
    'Bring pan, {little-gem} and mash to the table and let everybody build their own.',
  ],
  tip: 'If you eat grain, pile it into warm corn tortillas instead.',
} as const satisfies RecipeWords
