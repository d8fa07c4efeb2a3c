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
    "Turn down to a murmur. When you can smear a lentil on the back of the spoon, beat the whole pan with a whisk until it's soupy.",
    'Mix in the {tomato+} and {salt}, and give them long enough to lose their shape.',
    'Push the {spinach} under. It vanishes almost at once.',
    'For the tarka, get the {rapeseed-oil} shimmering in a small frying pan. Cumin in first: it crackles and darkens. Then {garlic} and {green-chilli}, until the slices are straw-coloured.',
    'Pour this over the dal, standing back a little because it spits, and clap the lid on for a moment to trap the smell.',
    'Sharpen with the {lemon-juice} and ladle over the {rice-cooked}, heated as its packet says.',
  ],
  tip: 'It sets firm in the fridge. Loosen it with a splash of hot {water} and wake it with a little more lemon.',
} as const satisfies RecipeWords
