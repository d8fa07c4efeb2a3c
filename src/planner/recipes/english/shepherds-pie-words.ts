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
    'Heat the oven to {oven}. Put the {potato+} into a saucepan of cold water with {1/3} of the {salt}, bring it to the boil and cook them until a fork splits them.',
    'During that time, brown the {lamb-mince} in a dry frying pan, pressing and breaking it, until it sizzles in its own fat and is dark all over. Pour away most of the fat.',
    'Add {onion}, {carrot} and {dried-thyme}, and stir until the {onion} has no bite.',
    'Stir in {tomato-puree} and {plain-flour}, then the {water} and the rest of the salt, and stir until it has boiled down to a gravy. Add the {frozen-peas} and scrape it all into a baking dish.',
    'Drain the {potato+}, mash them with a spoonful of their water, and spread them to the edges.',
    'Draw a fork across the top. Bake it for {time}, until the ridges are golden and gravy bubbles up at the sides.',
  ],
  tip: "With beef it's cottage pie, and just as good.",
} as const satisfies RecipeWords
