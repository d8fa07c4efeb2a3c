import type { RecipeWords } from '#planner/recipe.ts'

export const tunaTomatoSpaghettiWords = {
  title: '{Spaghetti} with tuna, tomato and {olives}',
  blurb: "For when there's nothing in the house: two tins, some {olives}, a pan of {spaghetti}.",
  call: {
    'olive-oil': 'oil',
    'tuna-tinned': 'tuna',
  },
  prep: {
    garlic: 'sliced',
  },
  steps: [
    "Get the {spaghetti} into boiling water with the {salt}, and drain it when it's firm to the bite.",
    'While it boils, warm {garlic} and {chilli-flakes} slowly in a frying pan with the {olive-oil}, until the slices are golden at the edges.',
    'Tip in {passata} and {olives} and let them cook down until the sauce pulls away from the side of the pan when you tilt it.',
    "Break the {tuna-tinned} in large pieces into the sauce, add the pasta, and turn it gently until it's hot and coated.",
  ],
} as const satisfies RecipeWords
