import type { RecipeWords } from '#planner/recipe.ts'

export const tomatoPieCornbreadCrustWords = {
  title: '{Tomato} pie on a cornbread crust',
  blurb:
    'August {tomato+}, {basil} and a savoury custard baked on a thin layer of cornbread: the Sunday dish, without the mayonnaise.',
  call: { 'plain-flour': 'flour', 'olive-oil': 'oil', 'black-pepper': 'pepper' },
  prep: { tomato: 'in slices {1 cm} thick', cheddar: 'grated', 'spring-onion': 'sliced' },
  steps: [
    'Lay the {tomato+} on a clean cloth, sprinkle them with {1/2} of the {salt} and leave them until their juice comes out. Dab them dry before you use them.',
    'Meanwhile set the oven to {oven}. Stir {cornmeal}, {plain-flour} and {baking-powder} with the other {1/2} of the {salt}. Beat the {buttermilk} with one {egg} and the {olive-oil}, and combine.',
    "Spread this batter in an oiled baking dish and bake it until it's set but still pale.",
    'Whisk the other three {egg+} with {cottage-cheese}, {spring-onion+}, {black-pepper} and {2/3} of the {cheddar}.',
    [
      'Cover the crust with {basil} leaves, then overlapping {tomato+}, then the {egg} mixture.',
      {
        written: 'The last of the cheese goes on top.',
        'nutritional-yeast': 'The last of the yeast flakes goes on top.',
      },
    ],
    'Bake until puffed and spotted with gold, with only a slight wobble at the centre. Let it rest for {time} before you cut it.',
  ],
} as const satisfies RecipeWords
