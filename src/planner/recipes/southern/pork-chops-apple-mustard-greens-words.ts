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
    'Lay the {sweet-potato} coins out in a frying pan, trickle on {1/2} the {olive-oil}, cover and cook over a gentle heat, turning them once, until tender and blotched with brown. Move them to a plate.',
    'Dry the {pork-chop}, rub with {salt} and {black-pepper}, and brown them with the rest of the {olive-oil} over a stronger flame. {Side} a side is plenty for most: cut to the centre they show clear juice and no pink. Keep them by the {sweet-potato}.',
    'Now the {apple+}, {onion} and {fresh-sage} leaves have the pan to themselves. Leave the wedges alone long enough to take colour.',
    'Stir {dijon-mustard}, {apple-cider-vinegar} and {water} together, pour it in, and scrape up everything brown. Pile in the {mustard-greens} and fold till they give up.',
    'Return {pork-chop}, {sweet-potato} and their juices for a last minute together.',
  ],
} as const satisfies RecipeWords
