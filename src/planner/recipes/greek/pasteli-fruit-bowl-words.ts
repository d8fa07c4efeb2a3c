import type { RecipeWords } from '#planner/recipe.ts'

export const pasteliFruitBowlWords = {
  title: {
    written: '{Fig+} and {grapes} with sesame {honey}',
    'maple-syrup': '{Fig+} and {grapes} with sesame and {maple-syrup}',
  },
  blurb: {
    written:
      'The flavours of pasteli, the sesame and {honey} bar sold on every ferry, over ripe {fig+}, {grapes} and {orange}.',
    'maple-syrup':
      'The flavours of pasteli, the sesame bar sold on every ferry, over ripe {fig+}, {grapes} and {orange}.',
  },
  prep: { fig: 'quartered', grapes: 'halved', orange: 'peeled and sliced' },
  steps: [
    'Stir {tahini}, {honey} and {cinnamon} with a squeeze from the end of the {orange} until you have a runny caramel-coloured sauce.',
    'Fan the {orange} slices over a plate and pile {fig+} and {grapes} on top.',
    'Drizzle the sauce over in a zigzag and finish with both kinds of seeds.',
  ],
  tip: 'Dried {fig+} do in winter: take three and leave them in hot tea while you dress.',
} as const satisfies RecipeWords
