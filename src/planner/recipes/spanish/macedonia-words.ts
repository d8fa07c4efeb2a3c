import type { RecipeWords } from '#planner/recipe.ts'

export const macedoniaWords = {
  title: 'Macedonia, fruit salad with orange and {cinnamon}',
  blurb:
    "Spain's everyday dessert: whatever fruit is ripe, cut small and left to make its own syrup in {orange-juice}.",
  call: { 'pumpkin-seeds': 'seeds' },
  prep: { peach: 'diced', kiwi: 'peeled, diced', grapes: 'halved', strawberries: 'quartered' },
  steps: [
    'Stir the {cinnamon} into the {orange-juice} at the bottom of a glass bowl. It floats at first, so keep stirring.',
    'Cut {peach}, {kiwi}, {grapes} and {strawberries} straight into it, all to the size of the {grapes}.',
    'Let the bowl stand while you clear the table. Just before you share it out, add the {pumpkin-seeds} and the torn {mint}.',
  ],
  tip: 'Apples and pears in winter, melon in August. The rule is three colours or more.',
} as const satisfies RecipeWords
