import type { RecipeWords } from '#planner/recipe.ts'

export const sopapillaCinnamonCrispsWords = {
  title: 'Sopapilla crisps with {mango}',
  blurb: '{Flour-tortilla} triangles baked until they shatter, brushed with {butter}, {cinnamon} and {honey}.',
  call: { 'flour-tortilla': 'tortilla, tortillas' },
  prep: { butter: 'melted', 'coconut-oil': 'melted', mango: 'in small cubes' },
  steps: [
    'Heat the oven to {oven}. Brush both sides of the {flour-tortilla+} with the melted {butter}, dust them with {cinnamon} and cut each into eight points.',
    "Bake them spread out on a baking tray. Look at them after {time}. They're done when they're curled and light brown, and they'll harden as they cool.",
    "Trickle on the {honey} while they're hot, and scoop up {mango} with them.",
  ],
  tip: 'Without the fruit they stay crisp for two days in a tin.',
} as const satisfies RecipeWords
