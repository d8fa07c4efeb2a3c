import type { RecipeWords } from '#planner/recipe.ts'

export const spaghettiMeatballsWords = {
  title: '{Spaghetti} and meatballs',
  blurb: "Soft meatballs in a plain tomato sauce, the way they're served on checked tablecloths in New Jersey.",
  call: {
    'beef-mince-10': 'mince',
    'tinned-tomatoes': 'tomatoes',
    'olive-oil': 'oil',
    'gf-breadcrumbs': 'gluten-free breadcrumbs',
  },
  prep: {
    onion: 'very finely chopped',
  },
  steps: [
    'Wet the {breadcrumbs} with the {water}. Knead in {beef-mince-10}, {onion}, {dried-oregano} and {1/2} of the {salt} just until it holds, and roll it into balls no bigger than a walnut.',
    'Oil a wide frying pan with the {olive-oil} and brown the balls, rolling them over with two spoons, until they have a crust on most sides.',
    "Pour the {tinned-tomatoes} round them and half cover. They're done when the sauce is thick and the largest is brown to its middle.",
    "In the meantime cook the {spaghetti} in boiling salted water until it's tender, and drain it.",
    "Turn the pasta in the sauce with the meatballs until it's coated, and serve.",
  ],
  tip: "Wet your hands before you roll. The mixture won't stick to your palms and the balls come out smooth.",
} as const satisfies RecipeWords
