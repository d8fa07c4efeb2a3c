import type { RecipeWords } from '#planner/recipe.ts'

export const chickenFajitasWords = {
  title: 'Chicken fajitas with peppers',
  blurb: 'Everything smoking hot from one pan, with lime at the last second and {natural-yogurt} to cool it.',
  call: {
    'chicken-breast': 'chicken',
    'rapeseed-oil': 'oil',
    'red-pepper': 'pepper',
    'lime-juice': 'lime',
    'flour-tortilla': 'tortillas',
    'corn-tortilla': 'corn tortillas',
    'natural-yogurt': 'yogurt',
    'soya-yogurt': 'soya yogurt',
    'garlic-powder': 'garlic powder',
  },
  prep: {
    'chicken-breast': 'in finger-wide strips',
    'red-pepper': 'in strips',
    onion: 'in thick slices',
  },
  steps: [
    "Toss the {chicken-breast} with {paprika}, {cumin}, {garlic-powder} and {salt} until it's rust red all over.",
    "Let {1/2} of the {rapeseed-oil} shimmer in your biggest frying pan. Fry {red-pepper} and {onion} hard, turning them only now and then, until they're soft and have black edges. Push them onto a plate.",
    "Add the last of the oil and the meat in one layer. Turn each strip once, when it lets go of the pan. They're done when the thickest is white right through.",
    'Put the vegetables back, pour the {lime-juice} round the rim and shake until it has hissed away.',
    'Warm the {flour-tortilla} one by one in the wiped pan until each puffs here and there, and fill them at the table with a little {natural-yogurt}.',
  ],
  tip: 'Keep the filling and the tortillas apart. Cold, it makes a good salad.',
} as const satisfies RecipeWords
