import type { RecipeWords } from '#planner/recipe.ts'

export const celeriacRemouladeChickenWords = {
  title: '{Celeriac} and {apple} rémoulade with {chicken-breast-cooked}',
  blurb:
    "The charcuterie counter's favourite, lighter: crunchy {celeriac} in a sharp mustard dressing, {chicken-breast-cooked} on top.",
  call: { 'dijon-mustard': 'mustard', 'black-pepper': 'pepper', 'olive-oil': 'oil' },
  prep: { celeriac: 'peeled weight', parsley: 'finely cut', 'chicken-breast-cooked': 'sliced' },
  steps: [
    'Put {dijon-mustard}, {lemon-juice}, {salt} and {black-pepper} in a deep bowl and drip in the {olive-oil}, beating all the while, so it thickens the way mayonnaise does.',
    'Grate the {celeriac} coarsely, straight into that bowl, and stir at once before it darkens.',
    'Do the same with the {apple}, core left behind, and mix in the {capers} and the {parsley}.',
    'Make a nest of {watercress} on each plate, fill them with rémoulade, and fan the {chicken-breast-cooked} over.',
  ],
  tip: 'If you have {10 min} to spare, let the {celeriac} sit in its dressing. It softens a little.',
} as const satisfies RecipeWords
