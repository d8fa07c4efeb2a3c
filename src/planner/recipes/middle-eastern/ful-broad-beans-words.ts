import type { RecipeWords } from '#planner/recipe.ts'

export const fulBroadBeansWords = {
  title: 'Ful with broad beans, {tomato} and {tahini}',
  blurb:
    "Cairo's breakfast made with tender green broad beans: crushed warm with {cumin} and lemon, {tomato} and {tahini} on top.",
  call: { 'broad-beans': 'beans', 'olive-oil': 'oil' },
  prep: { garlic: 'grated', tomato: 'finely diced', 'spring-onion': 'sliced' },
  steps: [
    'Cover the {broad-beans} and {water} in a bowl and microwave them until you can crush one between your fingers.',
    'Add {garlic}, {cumin}, {lemon-juice} and {salt}, and mash about half with a fork. It should be lumpy and just wet enough to spread.',
    'Spread it in a soup plate. Top it with {tomato} and {spring-onion}, drizzle over the {tahini} and add the {olive-oil} last.',
  ],
  tip: 'Pinch the grey skins off the biggest beans if you have time. It turns the ful bright green.',
} as const satisfies RecipeWords
