import type { RecipeWords } from '#planner/recipe.ts'

export const sweetPotatoDropBiscuitsWords = {
  title: {
    written: '{Sweet-potato} drop biscuits with {honey} {greek-yogurt-2}',
    'soya-yogurt': '{Sweet-potato} drop biscuits with {soya-yogurt} and {honey}',
  },
  blurb:
    'No rolling and no cutter: soft orange biscuits dropped from a spoon, eaten warm with {greek-yogurt-2} and {honey}.',
  call: { 'greek-yogurt-2': 'yogurt', 'self-raising-flour': 'flour' },
  prep: { butter: 'cold, in small cubes', 'coconut-oil': 'cold and hard' },
  steps: [
    'Stab the {sweet-potato} a few times and microwave it until it sighs when squeezed. Peel, mash and spread the mash on a plate to cool.',
    'Set the oven to {oven}. Work the {butter} through {self-raising-flour}, {baking-powder} and {salt}, leaving some flakes as large as oats.',
    [
      {
        written: 'Cut the mash and {buttermilk} through the {self-raising-flour} with a table knife.',
        'gf-self-raising-flour': 'Cut the mash and {buttermilk} through the flour with a table knife.',
      },
      'A shaggy, sticky dough is the right one.',
    ],
    'Drop rough heaps, two for each serving, on a lined baking tray and bake until the peaks are tawny and the bottoms sound hollow.',
    'Break them open while they steam. Serve with {greek-yogurt-2} and a thread of {honey}.',
  ],
} as const satisfies RecipeWords
