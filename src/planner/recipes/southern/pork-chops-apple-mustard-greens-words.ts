import type { RecipeWords } from '#planner/recipe.ts'

export const porkChopsAppleMustardGreensWords = {
  title: 'Pork chops with fried {apple+} and mustard greens',
  blurb:
    'Thin chops browned hard, {apple+} caramelised in what they leave behind, and peppery greens to cut through it all.',
  call: {
    'pork-chop': 'chops',
    'mustard-greens': 'greens',
    'olive-oil': 'oil',
    'black-pepper': 'pepper',
    'dijon-mustard': 'mustard',
    'apple-cider-vinegar': 'vinegar',
  },
  prep: {
    apple: 'in thick wedges',
    onion: 'in half-moons',
    'fresh-sage': 'leaves whole',
    'mustard-greens': 'roughly torn',
    'sweet-potato': 'scrubbed, in coins {0.5 cm} thick',
  },
  steps: [
    "Lay the {sweet-potato} coins out in a frying pan, trickle on {1/2} the {olive-oil}, cover and cook over a low heat, turning them once, until they're tender with brown patches. Move them to a plate.",
    "Dry the {pork-chop}, rub with {salt} and {black-pepper}, and brown them with the rest of the {olive-oil} over a stronger flame. {Side} a side is enough for most. Cut into the centre to check that the juice is clear and there's no pink. Put them with the {sweet-potato}.",
    'Put the {apple+}, {onion} and {fresh-sage} leaves in the pan. Leave the wedges alone until their undersides are brown.',
    "Stir {dijon-mustard}, {apple-cider-vinegar} and {water} together, pour it in, and scrape up everything brown. Pile in the {mustard-greens} and fold them over until they've wilted.",
    "Put {pork-chop}, {sweet-potato} and their juices back in for a last minute, until they're hot.",
  ],
} as const satisfies RecipeWords
