import type { RecipeWords } from '#planner/recipe.ts'

export const lemongrassBeefSkewersWords = {
  title: '{Lemongrass} beef skewers',
  blurb: 'Bò nướng sả as a starter: thin beef threaded in waves, charred at the tips, with cool {cucumber} beside it.',
  call: { 'coconut-oil': 'oil' },
  prep: {
    'beef-sirloin': 'in long, thin strips',
    lemongrass: 'tender part, very finely chopped',
    garlic: 'grated',
    'coconut-oil': 'melted',
    cucumber: 'in sticks',
    lime: 'in wedges',
  },
  steps: [
    'Mix {lemongrass}, {garlic}, {soy-sauce}, {coconut-oil} and {turmeric} and rub it well into the beef. Soak wooden skewers in water while it waits.',
    'Thread the strips like a ribbon, in and out, and push them together a little so that they stay juicy.',
    "Set them on a baking tray right under a very hot grill. Turn them after {time}. They're done when the tips are black and no side is grey.",
    'Serve them with the {cucumber} and the {lime} to squeeze over.',
  ],
} as const satisfies RecipeWords
