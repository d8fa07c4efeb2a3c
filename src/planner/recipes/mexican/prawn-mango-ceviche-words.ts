import type { RecipeWords } from '#planner/recipe.ts'

export const prawnMangoCevicheWords = {
  title: 'Prawn ceviche with {mango} and {avocado}',
  blurb: 'Lime-sharp, cold and sweet with a slow burn of chilli, as beach stalls hand it over in a tall glass.',
  call: { 'red-onion': 'onion', 'lime-juice': 'juice', 'olive-oil': 'oil' },
  prep: {
    'red-onion': 'in tiny dice',
    jalapeno: 'seeded, in slivers',
    'prawns-cooked': 'halved lengthways',
    mango: 'in cubes',
    cucumber: 'in cubes',
    avocado: 'in cubes',
    coriander: 'chopped',
  },
  steps: [
    'Leave {red-onion}, {jalapeno} and {salt} in the lime for {time}, until the {red-onion} turns pink and tastes milder.',
    'Push the {prawns-cooked} well down into the {lime-juice} and leave them while you cut the fruit.',
    'Add {mango}, {cucumber} and {olive-oil} and stir just once.',
    'Slide the {avocado} and {coriander} in last, so the cubes keep their corners, and spoon it into glasses.',
  ],
  tip: "Put it in the freezer, bowl and all, for {5 min} before you eat, so that it's really cold.",
} as const satisfies RecipeWords
