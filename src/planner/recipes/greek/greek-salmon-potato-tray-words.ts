import type { RecipeWords } from '#planner/recipe.ts'

export const greekSalmonPotatoTrayWords = {
  title: 'Greek salmon tray with {potato+} and {green-beans}',
  blurb: 'Oregano, lemon and an oven tray: crisp wedges below, just-set salmon on top.',
  call: {
    'olive-oil': 'oil',
    'green-beans': 'beans',
  },
  prep: {
    potato: 'in {2 cm} wedges',
    lemon: 'half in slices, half for its juice',
  },
  steps: [
    'Heat the oven to {oven}. Rub the {potato+} on a baking tray with {2/3} of the {olive-oil}, {dried-oregano} and {2/3} of the {salt}, cut sides down.',
    "Roast them for {time}, until they're golden underneath and come off the tray easily.",
    'Toss the {green-beans} with the rest of the {olive-oil}, spread them between the {potato+}, and set the {salmon} on slices of {lemon} among the {olives}. Season and squeeze the other half of the {lemon} over all.',
    'Return it to the oven for {time}, until the fish is opaque and parts in flakes, and the beans are wrinkled.',
  ],
  tip: "Cold, with a spoonful of mustard and vinegar, it's a niçoise of sorts.",
} as const satisfies RecipeWords
