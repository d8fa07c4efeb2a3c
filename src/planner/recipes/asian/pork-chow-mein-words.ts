import type { RecipeWords } from '#planner/recipe.ts'

export const porkChowMeinWords = {
  title: 'Pork chow mein',
  blurb: 'Springy, savoury, tangled with cabbage and carrot: one tray of mince makes it a supper.',
  call: {
    'egg-noodles': 'noodles',
    'rice-noodles': 'rice noodles',
    'rapeseed-oil': 'oil',
    'pork-mince-lean': 'pork',
    'ground-ginger': 'ginger',
    'garlic-powder': 'garlic powder',
    'soy-sauce': 'soy sauce',
  },
  prep: {
    carrot: 'in thin sticks',
    cabbage: 'shredded',
    'spring-onion': 'in lengths',
  },
  steps: [
    'Boil the {egg-noodles} in a saucepan of water until they are supple but not yet soft, rinse them cold and let them drain.',
    'Heat the {rapeseed-oil} in a frying pan, as large as you have. Crumble in the {pork-mince-lean} with {ground-ginger} and {garlic-powder}. Stir and break it until it is in dry brown crumbs.',
    'Throw in {carrot} and {cabbage} and toss until the shreds have wilted and still crunch.',
    'Add the {egg-noodles}, {spring-onion} and {soy-sauce}. Lift and turn without a pause until the strands are brown and hot through.',
  ],
  tip: 'A beaten egg, fried in ribbons, stretches it to a bigger supper.',
} as const satisfies RecipeWords
