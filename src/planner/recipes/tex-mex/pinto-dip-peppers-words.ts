import type { RecipeWords } from '#planner/recipe.ts'

export const pintoDipPeppersWords = {
  title: 'Green chilli pinto dip with pepper spoons',
  blurb: 'Mashed beans, mild green chillies and lime, eaten off wedges of sweet red pepper.',
  call: {
    'red-pepper': 'pepper',
    'pinto-beans': 'beans',
    'tinned-green-chillies': 'chillies',
    'olive-oil': 'oil',
    'smoked-paprika': 'paprika',
    'lime-juice': 'lime',
  },
  prep: { 'red-pepper': 'in wide wedges', celery: 'in batons' },
  steps: [
    'Rinse the {pinto-beans} in warm water, which makes them easier to crush. Work them with {lime-juice}, {olive-oil} and {garlic-powder} to a paste using a potato masher.',
    'Beat in the {tinned-green-chillies}. If it stands too stiff, a spoonful of their liquid loosens it.',
    "Swirl it into a bowl, dust with {smoked-paprika}, and arrange {red-pepper} and {celery} round it like the rays of a child's sun.",
  ],
} as const satisfies RecipeWords
