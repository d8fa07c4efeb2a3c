import type { RecipeWords } from '#planner/recipe.ts'

export const champurradoBreakfastWords = {
  title: 'Champurrado, thick chocolate and corn drink',
  blurb: 'Masa, cinnamon and dark chocolate whisked into a hot, spoonable breakfast for cold mornings.',
  call: { 'dark-chocolate': 'chocolate', 'masa-harina': 'masa', 'cinnamon-stick': 'cinnamon', cocoa: 'cocoa' },
  prep: { 'dark-chocolate': 'broken up' },
  steps: [
    "Whisk the {masa-harina} into cold {water} in a jug until you can't find a single lump. It looks like wet sand, then like cream.",
    'Bring the {milk-semi} with the {cinnamon-stick} to the point where wisps of steam rise from the saucepan and the edge trembles.',
    'Give the masa mixture one more stir, for it sinks, and trickle it in with one hand while you whisk with the other. Sweeten, add the pinch of {salt} and keep whisking: it grows heavy all at once.',
    "Melt in {dark-chocolate} and {cocoa} off the flame and twirl the whisk between your palms until there's froth to float on top.",
    'Remove the cinnamon and drink it from big cups, with a spoon for the last mouthful.',
  ],
  tip: 'It sets like pudding in the fridge. Warm it gently with more {milk-semi}.',
} as const satisfies RecipeWords
