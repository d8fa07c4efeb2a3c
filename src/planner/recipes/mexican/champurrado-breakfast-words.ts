import type { RecipeWords } from '#planner/recipe.ts'

export const champurradoBreakfastWords = {
  title: 'Champurrado, thick chocolate and corn drink',
  blurb: 'Masa, cinnamon and dark chocolate whisked into a hot, spoonable breakfast for cold mornings.',
  call: { 'dark-chocolate': 'chocolate', 'masa-harina': 'masa', 'cinnamon-stick': 'cinnamon', cocoa: 'cocoa' },
  prep: { 'dark-chocolate': 'broken up' },
  steps: [
    "Whisk the {masa-harina} into cold {water} in a jug until there isn't a single lump. It looks like wet sand first, then like cream.",
    'Bring the {milk-semi} with the {cinnamon-stick} almost to the boil in a saucepan. Stop when wisps of steam rise and the edge begins to bubble.',
    'Give the masa mixture one more stir, because it sinks, and pour it in slowly with one hand while you whisk with the other. Sweeten it, add the pinch of {salt} and keep whisking until it suddenly thickens.',
    "Take it off the heat, melt in {dark-chocolate} and {cocoa} and twirl the whisk between your palms until there's froth on top.",
    'Remove the cinnamon and drink it from big cups, with a spoon for the last mouthful.',
  ],
  tip: 'It sets like pudding in the fridge. Warm it gently with more {milk-semi}.',
} as const satisfies RecipeWords
