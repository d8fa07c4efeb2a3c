import type { RecipeWords } from '#planner/recipe.ts'

export const salmonPapayaHerbsWords = {
  title: 'Salmon and {papaya} salad with {mint} and lime',
  blurb: 'Torn herbs by the handful, ripe {papaya} and flaked salmon under a sour, salty, gingery dressing.',
  call: { 'salmon-tinned': 'salmon', 'red-chilli': 'chilli', 'lime-juice': 'lime', 'coconut-chips': 'coconut' },
  prep: {
    ginger: 'grated',
    carrot: 'coarsely grated',
    'chinese-leaf': 'finely shredded',
    papaya: 'seeded, in wedges',
    'red-chilli': 'in rings',
  },
  steps: [
    'Stir {lime-juice}, {fish-sauce} and {ginger} in a cup and let the {ginger} sink.',
    'Rub {carrot} and {chinese-leaf} with {1/2} of it between your palms, which softens them and makes them shine.',
    'Bank the {papaya} along one side and the {salmon-tinned} along the other, and pour the rest over both.',
    'Rip the {mint} over everything. Add {red-chilli} for whoever wants it, and the {coconut-chips} chips for crunch.',
  ],
  tip: 'Mango or a firm melon does as well as {papaya}.',
} as const satisfies RecipeWords
