import type { RecipeWords } from '#planner/recipe.ts'

export const onePanEnglishBreakfastWords = {
  title: 'One-pan English breakfast',
  blurb: {
    written: 'Bacon, {egg+}, beans, mushrooms and tomatoes without five dirty pans: everything cooks in the same one.',
    'portobello-mushroom':
      'Portobello, {egg+}, beans, mushrooms and tomatoes without five dirty pans: everything cooks in the same one.',
  },
  call: {
    'baked-beans': 'beans',
    'chestnut-mushrooms': 'mushrooms',
    'cherry-tomatoes': 'tomatoes',
    bacon: 'rashers',
    'olive-oil': 'oil',
    'black-pepper': 'pepper',
  },
  prep: {
    'portobello-mushroom': 'thickly sliced',
    'chestnut-mushrooms': 'halved',
    'smoked-tofu': 'in thick slices',
    chives: 'snipped',
  },
  steps: [
    [
      {
        written:
          'Lay the {bacon+} in your largest frying pan with the {olive-oil} and brown them first, until no pink is left.',
        'portobello-mushroom':
          'Lay the slices of portobello in your largest frying pan with the {olive-oil} and brown them first, until both sides are golden.',
      },
      'Push them to the rim.',
    ],
    'Put the {chestnut-mushrooms} into the free space, flat side down. Shake the pan only when they move easily, and add the {cherry-tomatoes} for the last minute, until one or two split.',
    'Pour the {baked-beans} into the gaps and wait for a bubble here and there.',
    {
      written:
        "Make a well with a spoon for each {egg}. Crack an egg into each, put on a lid and turn the heat low. They're done when the whites are set right to the yolk.",
      'smoked-tofu': "Make wells with a spoon and brown the {smoked-tofu} in them, {side} a side, until it's golden.",
    },
    'Scatter {black-pepper} and {chives} over everything and bring the pan to the table.',
  ],
} as const satisfies RecipeWords
