import type { RecipeWords } from '#planner/recipe.ts'

export const chickenTikkaMasalaWords = {
  title: 'Chicken tikka masala',
  blurb: 'Spiced {natural-yogurt}, charred edges and a brick-pink sauce: the curry house at home in one pan.',
  call: {
    'chicken-thigh': 'chicken',
    'natural-yogurt': 'yogurt',
    'soya-yogurt': 'soya yogurt',
    'rapeseed-oil': 'oil',
    'ground-ginger': 'ginger',
    'garlic-powder': 'garlic powder',
  },
  prep: {
    'chicken-thigh': 'in {3 cm} pieces',
    onion: 'finely chopped',
  },
  steps: [
    'Mix {garam-masala}, {paprika}, {turmeric}, {ground-ginger}, {garlic-powder} and {salt}. Rub {1/2} of it into the {chicken-thigh} with {1/3} of the {natural-yogurt}.',
    "Get a wide frying pan with the {rapeseed-oil} smoking hot and lay the pieces in with room between them. Turn them when the underside is charred in spots, and lift them out when the other side is too. They'll finish cooking in the sauce.",
    "Cook the {onion} in what's left in the pan, scraping up the brown, until it's soft and brown.",
    'Add the rest of the spices, the {passata} and the meat with its juices, and cover the pan. Take the lid off once the sauce has thickened and the largest piece is white to the centre.',
    'Take the pan off the heat, let it stop bubbling, and swirl in the remaining yogurt until no white streak is left.',
    'Serve it with the {rice-cooked}, heated as its packet says.',
  ],
} as const satisfies RecipeWords
