import type { RecipeWords } from '#planner/recipe.ts'

export const lentilShepherdsPieWords = {
  title: "Lentil shepherd's pie with {sweet-potato} mash",
  blurb:
    'A deep brown lentil filling under a rough, sunset-coloured lid of mash. The shepherd has nothing to count tonight.',
  call: {
    'olive-oil': 'oil',
    'tomato-puree': 'tomato purée',
    'lentils-tinned': 'lentils',
    'frozen-peas': 'peas',
  },
  prep: {
    'sweet-potato': 'peeled, in chunks',
    onion: 'finely chopped',
    carrot: 'in small dice',
    'lentils-tinned': 'with a little of their liquid',
  },
  steps: [
    "Heat the oven to {oven}. Put the {sweet-potato} in a saucepan with {1/2} of the {salt} and water to cover, and bring it to the boil. It's cooked when a knife slides through easily.",
    'While it cooks, fry {onion} and {carrot} in {1/2} of the {olive-oil} in a frying pan, stirring, until the dice begin to brown.',
    'Add {dried-thyme} and {tomato-puree} and stir them in until they darken a shade.',
    "Add {lentils-tinned}, {frozen-peas}, {water} and the remaining salt and let it bubble until it's as thick as porridge. Scrape it into a baking dish.",
    'Drain the {sweet-potato}, let it dry off for a moment, and crush it with the rest of the {olive-oil}.',
    'Spread the mash over the lentils, rake it with a fork, and bake for {time}, until the ridges are crisp and the filling bubbles up at the sides.',
  ],
  tip: 'Make it a day ahead, up to the baking. From the fridge it needs {10 min} more.',
} as const satisfies RecipeWords
