import type { RecipeWords } from '#planner/recipe.ts'

export const chickenPozoleVerdeWords = {
  title: 'Green pozole with {chicken-thigh}',
  blurb:
    'A pot for a weekend: {hominy} and {chicken-thigh} in a broth thickened with pumpkin seeds, buried under crunchy raw toppings.',
  call: {
    'chicken-thigh': 'chicken, thighs',
    'pumpkin-seeds': 'seeds',
    'chicken-stock-unsalted': 'stock',
    'salsa-verde': 'salsa',
  },
  prep: {
    onion: 'in chunks',
    jalapeno: 'halved',
    hominy: 'rinsed',
    cabbage: 'shaved as thin as paper',
    radish: 'sliced',
    avocado: 'in cubes',
  },
  steps: [
    "Lower the {chicken-thigh+} into the {chicken-stock-unsalted} with the {bay-leaf+} in a casserole and poach them with the surface hardly moving. Lift one out and pull at it. It's done when it comes apart and there's no pink at the centre.",
    "Shake the {pumpkin-seeds} about in a dry frying pan without looking away. They pop and swell. Stop when they're olive green, before they brown.",
    "Put the {pumpkin-seeds} in the blender with {onion}, {garlic}, {jalapeno}, {salsa-verde}, {spinach}, most of the {coriander} and a ladle of the broth, and blend until it's completely smooth.",
    "Stir that green paste into the broth with {hominy}, {dried-oregano} and {salt}. Let it simmer until it's dark green and the corn is plump.",
    'Pull the {chicken-thigh} into long threads with two forks and put it back into the soup.',
    'Fill wide bowls and let everybody top theirs with {cabbage}, {radish}, {avocado} and the rest of the {coriander}.',
  ],
  tip: 'Freeze it without the raw toppings. Lime halves on the table are never wrong.',
} as const satisfies RecipeWords
