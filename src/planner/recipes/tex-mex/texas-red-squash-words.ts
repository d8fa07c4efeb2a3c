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
    'Press the {beef-mince-10} into a hot dry casserole like one big burger. Leave it until it has a dark crust underneath, then break it up. Its own fat is enough.',
    'Work in {onion}, {garlic} and {butternut-squash}, scraping up whatever has stuck, until the {onion} is soft and see-through and the meat shows no pink.',
    'Sprinkle over the {chilli-powder}, {cumin} and {cocoa} and stir until you can smell them.',
    "Add {passata}, {chicken-stock-unsalted} and {salt}, set the lid ajar and let it simmer. It's done when a knife slides into the {butternut-squash} and the sauce is glossy.",
    'Serve each plate with slices of {avocado} to cool it down.',
  ],
  tip: "Like all chillies it's rounder on the second day.",
} as const satisfies RecipeWords
