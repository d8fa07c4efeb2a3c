import type { RecipeWords } from '#planner/recipe.ts'

export const chickenNoodleSoupWords = {
  title: {
    written: 'Chicken noodle soup',
    'gf-pasta': 'Chicken soup with {egg-noodles}',
  },
  blurb:
    'The bowl your grandmother meant: clear broth, carrots, shreds of chicken, and enough to eat to call it dinner.',
  call: {
    'olive-oil': 'oil',
    'chicken-thigh': 'chicken',
    'egg-noodles': 'noodles',
    'gf-pasta': 'gluten-free pasta',
    'bay-leaf': 'bay leaves',
  },
  prep: {
    onion: 'chopped',
    carrot: 'in coins',
    celery: 'sliced',
    'gf-pasta': 'small shapes',
    parsley: 'chopped',
  },
  steps: [
    'Heat the {olive-oil} in a casserole and stir the {onion}, {carrot} and {celery} in it until they shine and start to soften.',
    'Lay in the {chicken-thigh} with {dried-thyme}, {bay-leaf}, {water} and {salt}. Bring it slowly to a gentle bubble and cover. The meat is done when it pulls apart and its juice runs clear.',
    'Fish out the meat, shred it with two forks, and throw away the {bay-leaf}.',
    "While you shred it, drop the {egg-noodles} into the broth. They're ready once they're soft.",
    'Return the meat with the {parsley} and serve when it steams.',
  ],
  tip: 'The soup goes on thickening. For later, cook the {egg-noodles} apart and add them to the bowl.',
} as const satisfies RecipeWords
