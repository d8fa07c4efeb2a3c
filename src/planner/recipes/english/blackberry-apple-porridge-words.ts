import type { RecipeWords } from '#planner/recipe.ts'

export const blackberryApplePorridgeWords = {
  title: 'Blackberry and {apple} porridge',
  blurb:
    "A hedgerow in a bowl: porridge cooked with grated {apple} until it's sweet by itself, and a purple swirl of fruit.",
  call: { 'sunflower-seeds': 'seeds' },
  prep: { apple: 'grated with its skin' },
  steps: [
    'Stir {oats}, {milk-semi}, {water}, {apple} and {cinnamon} together in a deep bowl.',
    "Microwave for {time}, pausing twice to stir, until it bubbles slowly and is thick. Let it stand, and it'll thicken a little more.",
    'Warm the {blackberries} in a cup for {40 s} and press them with the back of the spoon, so that some burst and some stay whole.',
    'Swirl them through the porridge and dust with the {sunflower-seeds}.',
  ],
  tip: 'Frozen {blackberries} work as well. Give them {1} minute more. Use a deep bowl, as the {oats} rise.',
} as const satisfies RecipeWords
