import type { RecipeWords } from '#planner/recipe.ts'

export const texasRedSquashWords = {
  title: 'Texas red with butternut squash',
  blurb: 'No beans, as Texans insist: beef and squash in a brick-dark chilli sauce with a spoon of cocoa.',
  call: { 'butternut-squash': 'squash', 'beef-mince-10': 'mince', 'chicken-stock-unsalted': 'stock', cocoa: 'cocoa' },
  prep: {
    onion: 'chopped',
    garlic: 'chopped',
    'butternut-squash': 'peeled, in cubes of {1.5 cm}',
    avocado: 'in slices',
  },
  steps: [
    'Press the {beef-mince-10} into a hot dry casserole like one big burger. Let it get a dark crust below before you chop it up. Its own fat is enough.',
    'Work in {onion}, {garlic} and {butternut-squash}, scraping up whatever has stuck, until the {onion} looks wet and see-through and the meat shows no pink.',
    'Shower over the {chilli-powder}, {cumin} and {cocoa} and stir for as long as it takes to say what a good smell that is.',
    "Add {passata}, {chicken-stock-unsalted} and {salt}, set the lid ajar and leave it to mutter. When a knife slides into the {butternut-squash} and the sauce is glossy, you're there.",
    'Cool it down with slices of {avocado} on each plate.',
  ],
  tip: "Like all chillies it's rounder on the second day.",
} as const satisfies RecipeWords
