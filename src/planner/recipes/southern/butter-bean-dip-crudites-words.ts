import type { RecipeWords } from '#planner/recipe.ts'

export const butterBeanDipCruditesWords = {
  title: 'Butter bean dip with crunchy vegetables',
  blurb: 'What the South has in place of hummus: butter beans mashed with {garlic}, lemon and a shot of hot sauce.',
  call: { 'butter-beans': 'beans', 'hot-sauce': 'sauce', 'olive-oil': 'oil' },
  prep: { garlic: 'grated', radish: 'halved', 'red-pepper': 'in strips', cucumber: 'in sticks' },
  steps: [
    'Bruise {garlic} and {salt} in the {lemon-juice} with the back of a spoon. Leave it for a few minutes so that it tastes milder.',
    'Squash the rinsed {butter-beans} with a fork or masher, adding the {olive-oil} and the garlicky lemon little by little until the mash is fluffy.',
    'Drizzle it with hot {hot-sauce} and stand the vegetables in it like fence posts.',
  ],
} as const satisfies RecipeWords
