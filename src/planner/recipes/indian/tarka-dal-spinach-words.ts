import type { RecipeWords } from '#planner/recipe.ts'

export const tarkaDalSpinachWords = {
  title: 'Tarka dal with {spinach}',
  blurb: 'Red lentils cooked soft and golden, then woken up with a sizzling spoonful of cumin, {garlic} and chilli.',
  call: { 'red-lentils': 'lentils', 'green-chilli': 'chilli', 'rapeseed-oil': 'oil', 'lemon-juice': 'lemon' },
  prep: {
    'red-lentils': 'rinsed until the water is clear',
    tomato: 'chopped',
    spinach: 'roughly cut',
    garlic: 'thinly sliced',
    'green-chilli': 'slit lengthways',
  },
  steps: [
    'Bring the {red-lentils}, {turmeric} and {water} to a rolling boil in a roomy saucepan and spoon off the grey froth. Go on when no more froth comes up.',
    "Turn it down to a gentle simmer. When you can crush a lentil easily with the back of a spoon, whisk everything until it's soupy.",
    "Mix in the {tomato+} and {salt}, and let them cook until they've lost their shape.",
    'Push the {spinach} under until it has wilted, which takes only a moment.',
    'For the tarka, get the {rapeseed-oil} shimmering in a small frying pan. Add the cumin first, which crackles and darkens, then {garlic} and {green-chilli}, until the slices are straw-coloured.',
    'Pour this over the dal, standing back a little because it spits, and put the lid on for a moment to keep the smell in.',
    'Stir in the {lemon-juice} and ladle it over the {rice-cooked}, heated as its packet says.',
  ],
  tip: 'It sets firm in the fridge. Loosen it with a splash of hot {water} and add a little more lemon.',
} as const satisfies RecipeWords
