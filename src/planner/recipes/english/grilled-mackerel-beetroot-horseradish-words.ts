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
    'Cook the {potato} slices in a saucepan of bubbling water with {1/2} the {salt}, until a knife slides through them.',
    'Meanwhile toss the {beetroot} in the {apple-cider-vinegar} with a pinch more {salt}, and leave it until soft and glossy.',
    'Stir {horseradish} and chopped {watercress} into the {greek-yogurt-2}.',
    'Heat the grill as high as it goes. Cut the {mackerel} skin three times, rub it with {rapeseed-oil}, pepper it, and lay it skin up on a baking tray close to the heat.',
    "Grill it until the skin bubbles and chars in spots and the flesh beneath is opaque. There's no need to turn it.",
    'Put the fish, {potato+}, {beetroot} and the whole {watercress} sprigs on the plates and spoon the sauce between them.',
  ],
  tip: 'Cold {mackerel} and {potato+} from this make a fine lunch box, with the sauce as its dressing.',
} as const satisfies RecipeWords
