import type { RecipeWords } from '#planner/recipe.ts'

export const chocolateSilkPuddingWords = {
  title: 'Dark chocolate silk pudding',
  blurb:
    'The pudding cup of childhood, thick and dark, whipped up from silken tofu and cocoa, which nobody has to know.',
  call: { 'silken-tofu': 'tofu', cocoa: 'cocoa', 'maple-syrup': 'maple', 'vanilla-extract': 'vanilla' },
  steps: [
    "Blitz {silken-tofu}, {cocoa}, {maple-syrup}, {vanilla-extract} and {salt} with a hand blender in a tall jug. Scrape the sides down once. It's finished when the ripples hold their shape.",
    'Divide between the cups and top with {raspberries}, pressed in a little so that they stain the edge.',
  ],
  tip: '{60 Min} in the fridge sets it to a mousse.',
} as const satisfies RecipeWords
