import type { RecipeWords } from '#planner/recipe.ts'

export const semolinaHalvaWords = {
  title: '{Semolina} halva with cinnamon and {raisins}',
  blurb:
    'Not the kind sold in bars but the soft pudding of Greek kitchens: toasted {semolina} that drinks up an orange syrup.',
  call: { cinnamon: 'ground cinnamon', 'orange-zest': 'zest', 'flaked-almonds': 'almonds', 'olive-oil': 'oil' },
  steps: [
    'Warm {water}, {honey}, {orange-zest} and {cinnamon-stick} in a small saucepan until the {honey} has dissolved, then keep it hot.',
    "In a second, deep pot stir the {semolina} and {flaked-almonds} in the {olive-oil}, without a pause, until they're the colour of wet sand and smell of popcorn.",
    [
      'Stand back and pour in the syrup, because it spits.',
      {
        written: 'Throw in the {raisins} and keep stirring until it comes away from the sides in one piece.',
        polenta:
          'Throw in the {raisins} and keep stirring, because {polenta} soaks it up slowly, until it comes away from the sides in one piece.',
      },
    ],
    'Pull out the stick, pack the halva into a bowl or small cups, and let it settle.',
    'Turn it out while lukewarm and dust it with {cinnamon}.',
  ],
} as const satisfies RecipeWords
