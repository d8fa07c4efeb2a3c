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
    'Heat the {olive-oil} in a saucepan and fry the {smoked-tofu} without moving it until the undersides are crisp. Scoop it out again.',
    "Next come {onion}, {green-pepper} and {celery}, the trinity of Louisiana. Cook them in the {olive-oil} that's left until they shrink to half their height.",
    'Stir in the {cajun-seasoning}, then add {kidney-beans}, {vegetable-stock}, {bay-leaf} and {salt} as soon as it smells toasted.',
    "Simmer with the lid off. Press some {kidney-beans} flat against the side, and it's done when the gravy is creamy.",
    'Warm the {brown-rice-cooked} as the packet says. Pick out the bay, stir the {smoked-tofu} in and ladle the {kidney-beans} round a mound of {brown-rice-cooked}.',
  ],
  tip: 'Even better the next day. Freeze the beans without the rice.',
} as const satisfies RecipeWords
