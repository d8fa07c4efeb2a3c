import type { RecipeWords } from '#planner/recipe.ts'

export const redBeansBrownRiceWords = {
  title: 'Red beans and rice with smoked tofu',
  blurb: 'Monday in New Orleans: soft red beans, {celery} and bay, with cubes of smoked tofu fried brown.',
  call: {
    'kidney-beans': 'beans',
    'brown-rice-cooked': 'rice',
    'smoked-tofu': 'tofu',
    'olive-oil': 'oil',
    'green-pepper': 'pepper',
    'cajun-seasoning': 'seasoning',
    'vegetable-stock': 'stock',
    'bay-leaf': 'bay',
  },
  prep: { 'smoked-tofu': 'in dice', onion: 'chopped', 'green-pepper': 'chopped', celery: 'chopped' },
  steps: [
    'Heat the {olive-oil} in a saucepan and leave the {smoked-tofu} in it until the sides below are crisp, and scoop it out again.',
    'The trinity comes next: {onion}, {green-pepper} and {celery}, cooked in what {olive-oil} is left until they shrink to half their height.',
    'Toast the {cajun-seasoning} among them for a breath, then add {kidney-beans}, {vegetable-stock}, {bay-leaf} and {salt}. Go on as soon as it smells toasted.',
    'Simmer with the lid off. Every now and then press some {kidney-beans} flat on the side; they are what makes the gravy creamy.',
    'Warm the {brown-rice-cooked} as the packet says. Pick out the bay, stir the {smoked-tofu} in and ladle the {kidney-beans} round a mound of {brown-rice-cooked}.',
  ],
  tip: 'Even better the next day. Freeze the beans without the rice.',
} as const satisfies RecipeWords
