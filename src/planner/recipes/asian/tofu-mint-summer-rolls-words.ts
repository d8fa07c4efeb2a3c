import type { RecipeWords } from '#planner/recipe.ts'

export const tofuMintSummerRollsWords = {
  title: 'Summer rolls with tofu and herbs',
  blurb: 'Cool and translucent, with everything you like about a salad inside, and a dip of lime and sesame.',
  prep: {
    'smoked-tofu': 'in thin sticks',
    carrot: 'in matchsticks',
    'little-gem': 'halved lengthways',
    mango: 'in thin strips',
  },
  steps: [
    "Stir the {soy-sauce} into the rest of the dip until it's smooth and runs off the spoon in a ribbon. A few drops of water help.",
    'Have the fillings in a row in front of you, and a deep plate of warm tap water.',
    'Dip one sheet for about {5 s}, no longer. It goes on softening on the board while you set a few {mint} leaves and some of each filling near the bottom edge.',
    'Fold in the sides, then roll away from you, tight as a sleeping bag. Go on with the others and halve them to show the colours.',
  ],
  tip: 'The first one is always crooked. Keep finished rolls apart from each other, for they stick.',
} as const satisfies RecipeWords
