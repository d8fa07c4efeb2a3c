import type { RecipeWords } from '#planner/recipe.ts'

export const shepherdsPieWords = {
  title: "Shepherd's pie",
  blurb: 'Lamb in dark gravy under mash that has been forked into furrows, so that every ridge turns crisp.',
  call: {
    'lamb-mince': 'mince',
    'tomato-puree': 'tomato purée',
    'plain-flour': 'flour',
    'frozen-peas': 'peas',
  },
  prep: {
    potato: 'peeled, in chunks',
    onion: 'chopped',
    carrot: 'in small dice',
  },
  steps: [
    'Heat the oven to {oven}. Start the {potato+} in a saucepan of cold water with {1/3} of the {salt}; from the boil they take until a fork splits them.',
    'During that time brown the {lamb-mince} in a dry frying pan, pressing and breaking it, until it sizzles in its own fat and is dark all over. Pour away most of the fat.',
    'Add {onion}, {carrot} and {dried-thyme}, and stir until the {onion} has no bite.',
    'Work in {tomato-puree} and {plain-flour}, then the {water} and the rest of the salt, and stir to the bottom until it has boiled down to a gravy. Add the {frozen-peas} and scrape all into a baking dish.',
    'Drain the {potato+}, mash them with a spoonful of their water, and spread them to the edges.',
    'Draw a fork across the top. Bake it for {time}, until it is gold on the peaks and gravy seeps up the sides.',
  ],
  tip: 'With beef it is cottage pie, and just as good.',
} as const satisfies RecipeWords
