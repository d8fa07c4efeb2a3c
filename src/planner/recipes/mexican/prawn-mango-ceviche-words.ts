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
    'Give {red-onion}, {jalapeno} and {salt} a bath in the lime: in {time} the {red-onion} blushes and loses its bite.',
    'Push the {prawns-cooked} well down into the {lime-juice} and leave them while you cut the fruit.',
    '{Mango}, {cucumber} and {olive-oil} join them. One stir, no more.',
    'Slide the {avocado} and {coriander} in last, so the cubes keep their corners, and spoon it into glasses.',
  ],
  tip: '{5 Min} in the freezer, bowl and all, make it as cold as it should be.',
} as const satisfies RecipeWords
