import type { RecipeWords } from '#planner/recipe.ts'

export const tomatoEggRiceWords = {
  title: 'Stir-fried {tomato+} and {egg+} with {rice-cooked}',
  blurb: {
    written:
      'The first dish many Chinese children learn: silky {egg+} in a sauce that ripe {tomato+} make all by themselves.',
    tofu: 'The first dish many Chinese children learn: soft {tofu} in a sauce that ripe {tomato+} make all by themselves.',
  },
  call: { 'rapeseed-oil': 'oil', 'brown-sugar': 'sugar', edamame: 'soya beans' },
  prep: { tofu: 'crumbled', tomato: 'in wedges', 'spring-onion': 'sliced, white and green apart', ginger: 'chopped' },
  steps: [
    {
      written:
        'Beat the {egg+} with the {white-pepper} and {1/2} of the {salt} until you see no more strings of white.',
      tofu: 'Season the crumbled {tofu} with the {white-pepper} and {1/2} of the {salt}.',
    },
    [
      {
        written:
          'Make {1/2} of the {rapeseed-oil} shimmer in a wok, pour the {egg+} in all at once and pull them in from the rim with a spatula.',
        tofu: "Make {1/2} of the {rapeseed-oil} shimmer in a wok and fry the {tofu} in it until it's dry and golden in places.",
      },
      { written: "Scoop them out in big soft folds while they're still moist.", tofu: 'Scoop it out.' },
    ],
    'Add the {ginger} and the white of the {spring-onion+} with the {rapeseed-oil} you have left, until you can smell both.',
    "Add the {tomato+}, the {brown-sugar} and the rest of the {salt}. Squash a few against the side and cook until there's a loose red sauce, with some wedges still whole.",
    'Heat the {rice-cooked} together with the {edamame} in the microwave, under a damp sheet of kitchen paper.',
    [
      {
        written:
          'Stir the {soy-sauce} into the {tomato+}, slide the {egg+} back and let them finish in the sauce for {1 min}, so that nothing runs.',
        tofu: "Stir the {soy-sauce} into the {tomato+}, slide the {tofu} back and let it bubble in the sauce for {1 min}, until it's hot.",
      },
      'Serve it on the {rice-cooked}, with the green rings on top.',
    ],
  ],
  tip: 'Pale winter {tomato+} get help from a spoon of {tomato} purée.',
} as const satisfies RecipeWords
