import type { RecipeWords } from '#planner/recipe.ts'

export const japaneseTofuCurryWords = {
  title: 'Japanese curry with {tofu} and {sweet-potato}',
  blurb: 'Kare, the mild, brown, comforting curry of Japanese schoolchildren, with a roux made in the same pot.',
  call: {
    'rapeseed-oil': 'oil',
    'plain-flour': 'flour',
    'gf-flour': 'flour',
    'frozen-peas': 'peas',
    'soy-sauce': 'soy sauce',
    'brown-sugar': 'sugar',
  },
  prep: {
    onion: 'sliced',
    carrot: 'in chunks',
    'sweet-potato': 'in {2 cm} chunks',
    tofu: 'in {2 cm} cubes',
  },
  steps: [
    'Put {rapeseed-oil} and {onion} into a casserole, and stir until the slices are as brown as milky tea.',
    'Stir in {plain-flour} and {curry-powder} and keep stirring until it smells nutty and comes off the bottom as a paste.',
    'Add the {water} in three goes, smoothing out the lumps, then {carrot} and {sweet-potato}. Cover it and cook until a skewer slides in.',
    'Slide in {tofu}, {frozen-peas}, {soy-sauce} and {honey}, and let them heat through until the sauce is glossy and coats a spoon.',
  ],
  tip: "Good over rice, heated fresh, if you're hungrier than this.",
} as const satisfies RecipeWords
