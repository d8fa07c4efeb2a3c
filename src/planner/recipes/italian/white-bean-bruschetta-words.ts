import type { RecipeWords } from '#planner/recipe.ts'

export const whiteBeanBruschettaWords = {
  title: {
    written: '{Garlic} bruschetta with crushed white beans',
    'gf-bread': 'Gluten-free {garlic} bruschetta with crushed white beans',
  },
  blurb: {
    written: 'Toast rubbed with raw {garlic}, beans crushed with lemon and {rosemary}, and a green thread of oil.',
    'gf-bread':
      'Gluten-free toast rubbed with raw {garlic}, beans crushed with lemon and {rosemary}, and a green thread of oil.',
  },
  call: { 'butter-beans': 'beans', 'olive-oil': 'oil', 'cherry-tomatoes': 'tomatoes' },
  prep: { rosemary: 'needles minced', garlic: 'peeled and cut in half', 'cherry-tomatoes': 'quartered' },
  steps: [
    'Crush the rinsed {butter-beans} roughly with {lemon-juice}, {rosemary}, {salt} and {1/2} the {olive-oil}. Leave some whole, for texture.',
    [
      {
        written: "Toast the bread until it's brown and crisp.",
        'gf-bread': "Toast the {gf-bread} until it's brown and crisp.",
      },
      "While it's hot, rub it with the cut {garlic}, which melts into the rough surface.",
    ],
    'Heap the {butter-beans} and {cherry-tomatoes} on it and drizzle over the rest of the {olive-oil}.',
  ],
} as const satisfies RecipeWords
