import type { RecipeWords } from '#planner/recipe.ts'

export const goatsCheeseOmeletteWords = {
  title: 'Omelette fines herbes with {goats-cheese}',
  blurb: {
    written:
      'Pale gold outside, barely set inside, full of green herbs and melting cheese, with salad and a heel of bread.',
    'gf-bread':
      'Pale gold outside, barely set inside, full of green herbs and melting cheese, with salad and {gf-bread}.',
    'cherry-tomatoes':
      'Pale gold outside, barely set inside, full of green herbs and sweet tomatoes, with salad and a heel of bread.',
    'cherry-tomatoes & gf-bread':
      'Pale gold outside, barely set inside, full of green herbs and sweet tomatoes, with salad and {gf-bread}.',
  },
  call: {
    'goats-cheese': "goat's cheese",
    'salad-leaves': 'leaves',
    'olive-oil': 'oil',
    'white-wine-vinegar': 'vinegar',
  },
  prep: {
    chives: 'snipped',
    parsley: 'finely chopped',
    'fresh-tarragon': 'chopped',
    'goats-cheese': 'in small pieces',
    'cherry-tomatoes': 'halved',
  },
  steps: [
    'Dress the {salad-leaves} with {olive-oil}, {white-wine-vinegar} and {1/2} of the {salt}, and have the plate ready. From here it goes fast.',
    'Beat the {egg+} with a fork, about thirty strokes, just enough to mix yolk and white. Stir in the herbs and the other {1/2} of the {salt}.',
    [
      {
        written: 'Melt the {butter} in a small frying pan, fairly hot.',
        'olive-oil': 'Warm the olive oil in a small frying pan, fairly hot.',
      },
      {
        written: 'When it has foamed and gone quiet, pour in the {egg+}.',
        'olive-oil': 'When it shimmers, pour in the {egg+}.',
      },
    ],
    'Drag the set edges to the middle with a spatula and tilt the pan so that raw {egg} runs to the rim. Stop when the top is still moist and shiny but no longer runs.',
    [
      'Line up the {goats-cheese} down the centre, roll the omelette over it away from you, and tip it out seam down.',
      { written: 'Eat it at once, with the bread.', 'gf-bread': 'Eat it at once, with the {gf-bread}.' },
    ],
  ],
  tip: 'For two, make two. A crowded omelette turns into scrambled {egg}.',
} as const satisfies RecipeWords
