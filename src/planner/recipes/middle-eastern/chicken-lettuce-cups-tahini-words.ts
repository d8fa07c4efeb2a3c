import type { RecipeWords } from '#planner/recipe.ts'

export const chickenLettuceCupsTahiniWords = {
  title: '{Chicken-breast-cooked} lettuce cups with {tahini} and pickle',
  blurb:
    'Three crisp leaves, cold {chicken-breast-cooked}, a sesame dressing and something sour: a little wrap to eat by hand.',
  call: { 'little-gem': 'leaves', 'pomegranate-seeds': 'pomegranate' },
  prep: { 'chicken-breast-cooked': 'shredded', cornichons: 'in slivers' },
  steps: [
    'Stir {tahini}, {cumin} and {lemon-juice} in a small bowl, and when it has gone stiff, thin it with {water} until it runs off the spoon in a ribbon.',
    'Coat the {chicken-breast-cooked} shreds with it.',
    'Share them among the {little-gem}, add cornichon slivers, and sprinkle the tops with {pomegranate-seeds}.',
  ],
  tip: 'Leftover roast {chicken-breast-cooked} is perfect here, and so is the meat from around the wing.',
} as const satisfies RecipeWords
