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
    "Stab the {sweet-potato} a few times and microwave it until it's soft when you squeeze it. Peel it, mash it and spread the mash on a plate to cool.",
    'Heat the oven to {oven}. Rub the {butter} into {self-raising-flour}, {baking-powder} and {salt}, leaving some flakes as large as oats.',
    [
      {
        written: 'Cut the mash and {buttermilk} through the {self-raising-flour} with a table knife.',
        'gf-self-raising-flour': 'Cut the mash and {buttermilk} through the flour with a table knife.',
      },
      'The dough should be rough and sticky.',
    ],
    'Drop rough heaps, two for each serving, on a lined baking tray and bake until the peaks are golden brown and the bottoms sound hollow when you tap them.',
    'Break them open while they steam. Serve with {greek-yogurt-2} and a thread of {honey}.',
  ],
} as const satisfies RecipeWords
