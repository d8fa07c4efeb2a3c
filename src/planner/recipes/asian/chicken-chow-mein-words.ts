import type { RecipeWords } from '#planner/recipe.ts'

export const chickenChowMeinWords = {
  title: 'Chicken chow mein',
  blurb: 'Springy, savoury, tangled with cabbage and carrot: one breast of chicken feeds two.',
  call: {
    'egg-noodles': 'noodles',
    'rice-noodles': 'rice noodles',
    'rapeseed-oil': 'oil',
    'chicken-breast': 'chicken',
    'ground-ginger': 'ginger',
    'garlic-powder': 'garlic powder',
    'soy-sauce': 'soy sauce',
  },
  prep: {
    'chicken-breast': 'in thin strips',
    carrot: 'in thin sticks',
    cabbage: 'shredded',
    'spring-onion': 'in lengths',
  },
  steps: [
    "Boil the {egg-noodles} in a saucepan of water until they bend easily but aren't yet soft, rinse them cold and let them drain.",
    'Heat the {rapeseed-oil} in a frying pan, as large as you have. Add the {chicken-breast} with {ground-ginger} and {garlic-powder}, spread it out, and turn the strips when they come off the pan easily, until the thickest is white inside.',
    'Throw in {carrot} and {cabbage} and toss until the shreds have wilted and still crunch.',
    'Add the {egg-noodles}, {spring-onion} and {soy-sauce}. Lift and turn without a pause until the strands are brown and hot through.',
  ],
  tip: 'A beaten egg, fried in ribbons, stretches it to a bigger supper.',
} as const satisfies RecipeWords
