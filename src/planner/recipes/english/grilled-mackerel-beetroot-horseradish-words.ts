import type { RecipeWords } from '#planner/recipe.ts'

export const grilledMackerelBeetrootHorseradishWords = {
  title: 'Grilled {mackerel} with {beetroot} and {horseradish}',
  blurb:
    'Crackling-skinned {mackerel} with warm {potato+}, raw {beetroot} matchsticks and a cool {horseradish} and cress sauce.',
  call: {
    'apple-cider-vinegar': 'vinegar',
    'greek-yogurt-2': 'yogurt',
    'rapeseed-oil': 'oil',
    'black-pepper': 'pepper',
  },
  prep: { potato: 'scrubbed, in thick slices', beetroot: 'peeled, in matchsticks', watercress: 'half chopped' },
  steps: [
    'Cook the {potato} slices in a saucepan of bubbling water with {1/2} the {salt}, till the point of a knife drops through them.',
    'Meanwhile tumble the {beetroot} in the {apple-cider-vinegar} with a pinch more {salt}. It turns glassy and loses its earthiness.',
    'Stir {horseradish} and chopped {watercress} into the {greek-yogurt-2}.',
    'Heat the grill as high as it goes. Nick the {mackerel} skin three times, {rapeseed-oil} it, pepper it, and lay it skin up on a baking tray close to the glow.',
    'Wait for the skin to bubble and char in spots; the flesh beneath is then opaque, and there is no need to turn it.',
    'Settle fish, {potato+}, {beetroot} and the whole {watercress} sprigs on the plates and let the sauce run between.',
  ],
  tip: 'Cold {mackerel} and {potato+} from this make a fine lunch box, with the sauce as its dressing.',
} as const satisfies RecipeWords
