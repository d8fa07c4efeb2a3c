import type { RecipeWords } from '#planner/recipe.ts'

export const chickenArtichokeDillSaladWords = {
  title: '{Chicken-breast-cooked}, artichoke and {dill} salad',
  blurb:
    'Maroulosalata, the crisp Greek lettuce salad cut into ribbons, with tender artichokes, lots of {dill} and cold {chicken-breast-cooked}.',
  call: {
    'romaine-lettuce': 'lettuce',
    'olive-oil': 'oil',
    'black-pepper': 'pepper',
    olives: 'olives',
    'artichoke-hearts': 'artichokes',
  },
  prep: {
    'artichoke-hearts': 'quartered',
    'chicken-breast-cooked': 'pulled into strips',
    'romaine-lettuce': 'stacked and cut across',
    'spring-onion': 'finely sliced',
    dill: 'chopped',
    olives: 'stoned',
  },
  steps: [
    'Shake the {lemon-juice}, {olive-oil}, {salt} and {black-pepper} in a jar with a lid until they look cloudy.',
    'Pat the {artichoke-hearts} dry and leave them in a large bowl with half of that dressing. They drink it up and lose the taste of the tin.',
    'Roll the {romaine-lettuce} leaves like a cigar and cut across as thin as you have patience for. Ribbons hold far more dressing than torn leaves do.',
    'Lift {romaine-lettuce}, {spring-onion+}, {dill} and {chicken-breast-cooked} through the artichokes with both hands, pouring on the other half.',
    '{Olives} last, one by one, so that every forkful finds one.',
  ],
  tip: "Wash and dry the lettuce a day ahead and it'll be crisper still.",
} as const satisfies RecipeWords
