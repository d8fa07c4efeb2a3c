import type { RecipeWords } from '#planner/recipe.ts'

export const vietnameseTofuVermicelliSaladWords = {
  title: 'Vietnamese rice noodle salad with smoked tofu',
  blurb:
    'Bún chay: slippery rice noodles, heaps of {mint}, crunch from {carrot} and {cucumber}, and a lime dressing with a kick.',
  call: { 'smoked-tofu': 'tofu', 'red-chilli': 'chilli', 'pumpkin-seeds': 'seeds', 'rice-vermicelli': 'noodles' },
  prep: {
    'red-chilli': 'in rings',
    'smoked-tofu': 'in thin sticks',
    carrot: 'coarsely shredded',
    cucumber: 'in matchsticks',
    mint: 'leaves picked',
  },
  steps: [
    'Boil the kettle and cover the {rice-vermicelli} with the water in a big bowl. They turn from clear to white. When one is tender, drain them, rinse them cold and snip them twice with scissors.',
    'Meanwhile stir {lime-juice}, {maple-syrup}, {soy-sauce} and {red-chilli} in a cup. It should taste sour first, then sweet, then hot.',
    'Pile noodles, {smoked-tofu}, {carrot}, {cucumber} and most of the {mint} into deep bowls.',
    'Pour the dressing down the sides, scatter the {pumpkin-seeds} and the last of the {mint}, and mix at the table with chopsticks.',
  ],
  tip: 'Pack the dressing in a small jar for a lunch away from home. Unsalted peanuts are the usual crunch, if you eat them.',
} as const satisfies RecipeWords
