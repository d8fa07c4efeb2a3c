import type { RecipeWords } from '#planner/recipe.ts'

export const crayfishSweetPotatoWords = {
  title: 'Crayfish in a {sweet-potato} with {celery} salad',
  blurb: 'A split {sweet-potato}, steaming, filled with peppery {crayfish}, and the crunch of the bayou beside it.',
  call: { 'olive-oil': 'oil', 'lemon-juice': 'lemon' },
  prep: { celery: 'sliced', 'green-pepper': 'in fine strips', avocado: 'diced', parsley: 'chopped' },
  steps: [
    'Prick the {sweet-potato+} all round and microwave them for {time}. A skewer should meet no resistance.',
    'In the meantime rub the {cajun-seasoning} into the crayfish with {1/3} of the {olive-oil} and {lemon-juice}.',
    'Dress {celery}, {green-pepper} and {parsley} with the other two thirds.',
    'Slit the potatoes, squeeze from both ends so they pop open, and fill them with {avocado} and crayfish.',
  ],
  tip: 'Cooked prawns stand in where {crayfish} are hard to find.',
} as const satisfies RecipeWords
