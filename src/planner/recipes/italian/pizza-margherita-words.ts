import type { RecipeWords } from '#planner/recipe.ts'

export const pizzaMargheritaWords = {
  title: 'No-yeast pizza margherita',
  blurb: 'A dough of flour and {natural-yogurt} that needs no rising, so that pizza happens on a Tuesday.',
  call: {
    'plain-flour': 'flour',
    'gf-flour': 'gluten-free flour',
    'natural-yogurt': 'yogurt',
    'olive-oil': 'oil',
  },
  prep: {
    mozzarella: 'torn and dried on a cloth',
  },
  steps: [
    'Heat the oven to {oven} with the baking tray in it. Mix {plain-flour}, {baking-powder} and {salt}, stir in the {natural-yogurt}, and knead until the dough is smooth and comes away from your hands.',
    'Roll it out on baking paper, as thin as the edge of a plate, and brush it with the {olive-oil}.',
    'Spread the {passata} almost to the edge, sprinkle with {dried-oregano} and scatter the {mozzarella}.',
    'Slide it with its paper onto the hot tray. Bake it for {time}, until the crust is spotted with brown and the cheese bubbles and browns.',
    'Scatter the {rocket} over it, cut it in wedges, and eat it with your hands.',
  ],
  tip: 'To crisp it up again, use a dry frying pan with a lid rather than the microwave.',
} as const satisfies RecipeWords
