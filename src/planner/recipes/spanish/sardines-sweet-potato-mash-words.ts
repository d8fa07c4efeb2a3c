import type { RecipeWords } from '#planner/recipe.ts'

export const sardinesSweetPotatoMashWords = {
  title: 'Sardines on paprika sweet potato mash',
  blurb: 'Coral-coloured mash with {spinach} melted into it, sardines laid across, a spoonful of raw tomato on top.',
  call: {
    'garlic-powder': 'garlic powder',
    'olive-oil': 'oil',
    'sardines-tinned': 'sardines',
    'lemon-juice': 'lemon',
  },
  prep: {
    'sweet-potato': 'peeled, in {1 cm} dice',
    tomato: 'in small dice',
  },
  steps: [
    'Microwave the {sweet-potato} with a splash of water in a covered bowl for {time}, until it collapses under a fork.',
    'Mash it with {paprika}, {garlic-powder}, {olive-oil} and {salt}, and fold in the {spinach}, which wilts in the heat.',
    'Lay the {sardines-tinned} on the mash, and spoon over the {tomato+} mixed with the {lemon-juice}.',
  ],
} as const satisfies RecipeWords
