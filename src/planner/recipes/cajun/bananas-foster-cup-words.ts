import type { RecipeWords } from '#planner/recipe.ts'

export const bananasFosterCupWords = {
  title: '{Banana+} Foster without the flames',
  blurb:
    'A famous dessert of New Orleans, tamed for the microwave: hot {banana} in an orange and maple caramel, with {coconut-milk}.',
  call: { 'orange-zest': 'zest', 'maple-syrup': 'maple' },
  steps: [
    'Slit the {banana} lengthways, lay it in a shallow bowl, and pour over the {orange-juice}, {maple-syrup} and {cinnamon}.',
    'Microwave for {70 s}. The juice boils up to a thin caramel and the {banana} turns translucent at the edges.',
    'Trickle on the cold {coconut-milk} and grate the {orange-zest} over it. Eat it right away, while the fruit is hot and the cream is cold.',
  ],
} as const satisfies RecipeWords
