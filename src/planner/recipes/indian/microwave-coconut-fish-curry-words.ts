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
    'Mix {sweet-potato}, {curry-powder}, {olive-oil}, {salt} and {1/2} of the {coconut-milk-light} in a large bowl, cover it, and microwave it for {time}, until the dice are soft.',
    'Pour in the rest of the {coconut-milk-light}, push {spinach} and {pollock} under the surface, cover again and microwave for {time}.',
    "Move the cubes from the centre to the edge, cover it again and microwave it for {time}, until the fish is white throughout and comes apart in flakes. If it doesn't, give it another minute.",
    'Let it stand with its cover on for {2 min}, to finish evenly. Stir in the {lemon-juice}.',
  ],
} as const satisfies RecipeWords
