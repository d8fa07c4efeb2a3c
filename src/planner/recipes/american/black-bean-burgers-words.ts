import type { RecipeWords } from '#planner/recipe.ts'

export const blackBeanBurgersWords = {
  title: 'Black bean burgers with quick pickled onion',
  blurb: 'A diner burger with a crisp crust and a smoky middle, piled up with {tomato}, lettuce and pink onions.',
  call: {
    'red-onion': 'onion, onions',
    'little-gem': 'lettuce',
    'black-beans': 'beans',
    'burger-bun-wholemeal': 'bun, buns',
    'gf-burger-bun': 'bun, gluten-free buns',
    'olive-oil': 'oil',
    'vegan-mayonnaise': 'mayonnaise',
  },
  prep: { 'red-onion': 'in thin rings', tomato: 'sliced' },
  steps: [
    "Scrunch the {red-onion} rings with the {lime-juice} and {1/3} of the {salt} and set them aside. By supper they'll be shocking pink.",
    'Soak the {soya-mince} in the {water}, hot from the tap, until it has soaked up all of it.',
    [
      'Mash the {black-beans} roughly, leaving a few whole.',
      {
        written:
          'Knead in the {oats}, the soaked mince, {tomato-puree}, spices and remaining {salt}, and give the {oats} {time} to bind it.',
        'gf-oats':
          'Knead in the gluten-free oats, the soaked mince, {tomato-puree}, spices and remaining {salt}, and give the oats {time} to bind it.',
      },
    ],
    'Shape a patty for each {burger-bun-wholemeal}, and just as wide. Fry them in the {olive-oil} and turn them only when a dark crust has formed underneath.',
    "Split the {burger-bun-wholemeal+} and toast them cut side down in the same frying pan until they're gold. Build from the bottom: {mayonnaise-light}, {little-gem}, {tomato}, burger, the drained pink {red-onion}, lid.",
  ],
  tip: 'Shape a double batch and freeze the raw patties between squares of baking paper.',
} as const satisfies RecipeWords
