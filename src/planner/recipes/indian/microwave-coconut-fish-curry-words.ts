import type { RecipeWords } from '#planner/recipe.ts'

export const microwaveCoconutFishCurryWords = {
  title: 'Coconut fish curry from the microwave',
  blurb:
    'A real curry with no pan to wash: {sweet-potato} first, then white fish that poaches in spiced {coconut-milk-light}.',
  call: {
    'coconut-milk-light': 'coconut milk',
    'olive-oil': 'oil',
    pollock: 'fish',
    'lemon-juice': 'lemon',
  },
  prep: {
    'sweet-potato': 'in {1 cm} dice',
    pollock: 'thawed, in large cubes',
  },
  steps: [
    'Mix {sweet-potato}, {curry-powder}, {olive-oil}, {coconut-milk-light} and {salt} in a large bowl, cover it, and microwave it for {time}, until the dice are soft.',
    'Push {spinach} and {pollock} under the surface and cover again for {time}, until the fish is white throughout and comes apart in flakes.',
    'Leave it a minute to even out, and sharpen it with the {lemon-juice}.',
  ],
} as const satisfies RecipeWords
