import type { RecipeWords } from '#planner/recipe.ts'

export const sopapillaCinnamonCrispsWords = {
  title: 'Sopapilla crisps with {mango}',
  blurb: '{Flour-tortilla} triangles baked until they shatter, brushed with {butter}, {cinnamon} and {honey}.',
  call: { 'flour-tortilla': 'tortilla, tortillas' },
  prep: { butter: 'melted', 'coconut-oil': 'melted', mango: 'in small cubes' },
  steps: [
    'Set the oven to {oven}. Brush both sides of the {flour-tortilla+} with the melted {butter}, dust them with {cinnamon} and cut each into eight points.',
    'Bake them spread out on a baking tray. Look after {time}: curled and tan is right, and they go on hardening outside.',
    "Trickle on the {honey} while they're hot, and scoop up {mango} with them.",
  ],
  tip: 'Without the fruit they stay crisp for two days in a tin.',
} as const satisfies RecipeWords
