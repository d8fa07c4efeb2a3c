import type { RecipeWords } from '#planner/recipe.ts'

export const boiledEggsAsparagusWords = {
  title: 'Œufs à la coque with {asparagus} soldiers',
  blurb: {
    written: 'Soft-boiled {egg+} with two sorts of things to dip: green spears and buttered fingers of {baguette}.',
    'olive-oil': 'Soft-boiled {egg+} with two sorts of things to dip: green spears and crisp fingers of {baguette}.',
  },
  prep: { asparagus: 'woody ends snapped off', chives: 'chopped' },
  steps: [
    'Bring a deep saucepan of water to a fast bubble. Lower the {egg+} in with a spoon and set a timer for {time}. When it rings, the whites are set and the yolks are still runny.',
    "Add the {asparagus} to the same pan when {time} are left. It's done when a spear droops only a little as you hold it up.",
    {
      written:
        'Split and toast the {baguette}, spread it with the {butter}, and cut it into fingers as wide as the spears.',
      'gf-bread': 'Toast the {gf-bread}, spread it with the {butter}, and cut it into fingers as wide as the spears.',
      'olive-oil':
        'Split and toast the {baguette}, trickle the {olive-oil} over it, and cut it into fingers as wide as the spears.',
      'gf-bread & olive-oil':
        'Toast the {gf-bread}, trickle the {olive-oil} over it, and cut it into fingers as wide as the spears.',
    },
    'Stand the {egg+} in cups and cut off the tops. Mix {salt} and {chives} in a saucer, dip the spears in it and dunk them in the yolk.',
  ],
  tip: '{Egg+} straight from the fridge want {0.5 min} longer.',
} as const satisfies RecipeWords
