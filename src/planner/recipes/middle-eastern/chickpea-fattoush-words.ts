import type { RecipeWords } from '#planner/recipe.ts'

export const chickpeaFattoushWords = {
  title: 'Chickpea fattoush with {tahini}',
  blurb: {
    written:
      'A crunchy bread salad that is a whole meal: {chickpeas}, {cucumber}, {mint}, sharp {sumac} and a lemony {tahini} dressing.',
    'gf-bread':
      'A crunchy salad of {gf-bread} that is a whole meal: {chickpeas}, {cucumber}, {mint}, sharp {sumac} and a lemony {tahini} dressing.',
  },
  call: { 'pitta-wholemeal': 'pitta', 'romaine-lettuce': 'lettuce' },
  prep: { cucumber: 'in rough chunks', tomato: 'in wedges', 'romaine-lettuce': 'torn' },
  steps: [
    'Drop the {pitta-wholemeal} into the toaster and toast it a little longer than usual, until it snaps. Break it into pieces.',
    "Beat {tahini}, {lemon-juice} and {salt} in the bottom of your largest bowl. It turns into a stiff paste first. Add the {water}, spoon by spoon, until it's pale and pourable.",
    'Rinse and shake dry the {chickpeas} and toss them in the dressing.',
    'Pile on {cucumber}, {tomato+}, {romaine-lettuce}, {mint} leaves and the bread, and lift it all through with your hands. Finish with {sumac} and eat while it crunches.',
  ],
  tip: 'For a lunch box, pack the bread separately and the dressing at the bottom.',
} as const satisfies RecipeWords
