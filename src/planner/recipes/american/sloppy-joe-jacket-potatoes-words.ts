import type { RecipeWords } from '#planner/recipe.ts'

export const sloppyJoeJacketPotatoesWords = {
  title: 'Sloppy joe jacket {potato+}',
  blurb:
    'The sweet-sharp school canteen classic, made with {soya-mince} and beans and spooned over a fluffy baked {potato}.',
  call: {
    'haricot-beans': 'beans',
    'green-pepper': 'pepper',
    'olive-oil': 'oil',
    'smoked-paprika': 'paprika',
    mustard: 'mustard',
    'apple-cider-vinegar': 'vinegar',
    'brown-sugar': 'sugar',
  },
  prep: { potato: 'scrubbed', 'green-pepper': 'finely chopped' },
  steps: [
    'Prick the {potato+} all over and microwave them at full power, turning once. A knife should slide to the middle without resistance.',
    'Meanwhile wet the {soya-mince} with the {water}, and fry the {green-pepper} in the {olive-oil} in a frying pan until its skin blisters.',
    'Stir in {smoked-paprika} and {garlic-powder} for {10 s}, then the swollen mince with its {water}, {passata}, {haricot-beans}, {mustard}, {apple-cider-vinegar}, {brown-sugar} and {salt}.',
    'Let it bubble, uncovered, and crush some of the {haricot-beans} against the side so that the sauce turns thick and messy.',
    'Split the {potato+} crosswise, pinch them open, and heap the sauce over until it runs down the sides.',
  ],
  tip: 'The sauce freezes well. Without a microwave, the {potato+} take about {60 min} in a hot oven.',
} as const satisfies RecipeWords
