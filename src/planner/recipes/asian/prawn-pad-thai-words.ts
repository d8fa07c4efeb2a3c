import type { RecipeWords } from '#planner/recipe.ts'

export const prawnPadThaiWords = {
  title: 'Pad thai with {prawns}',
  blurb: {
    written:
      'Street-stall rice noodles with a proper tamarind tang: springy, sweet and sour, with {prawns}, {egg} and a squeeze of {lime}.',
    tofu: 'Street-stall rice noodles with a proper tamarind tang: springy, sweet and sour, with {prawns} and a squeeze of {lime}.',
  },
  call: { 'rice-noodles': 'noodles', 'brown-sugar': 'sugar', 'rapeseed-oil': 'oil', 'bean-sprouts': 'sprouts' },
  prep: {
    'chicken-breast': 'in thin strips',
    'tofu-extra-firm': 'in small dice',
    garlic: 'chopped',
    egg: 'beaten',
    tofu: 'crumbled',
    'spring-onion': 'in finger lengths',
    peanuts: 'crushed',
    lime: 'in wedges',
  },
  steps: [
    "Cover the {rice-noodles} with hot, not boiling, {water} from the kettle. Drain them while they're still springy, like a rubber band. They'll finish cooking in the wok.",
    [
      {
        written:
          'Stir the sauce together until the {brown-sugar} no longer crunches, and set everything else within reach.',
        'soy-sauce':
          'Stir the sauce together, with {soy-sauce} in it, until the {brown-sugar} no longer crunches, and set everything else within reach.',
        tamari:
          'Stir the sauce together, with {tamari} in it, until the {brown-sugar} no longer crunches, and set everything else within reach.',
      },
      'From here on it goes fast.',
    ],
    [
      'Get a wok smoking hot with {1/2} of the {rapeseed-oil} and add the {prawns}.',
      {
        written: "Take them out as soon as they're pink on both sides.",
        'chicken-breast': 'Toss it for {time} or so, until the thickest strip is white all through, and take it out.',
        'tofu-extra-firm': "Toss it until it's golden on several sides, and take it out.",
      },
    ],
    'Add the other {1/2} of the {rapeseed-oil} and the {garlic}, and stir until you can smell it. Slide in the drained {rice-noodles} and pour the sauce over them.',
    'Toss with two spoons until the {rice-noodles} have soaked up the sauce and turned amber. A spoon of {water} helps if they stick.',
    {
      written:
        "Push them to one side and pour the {egg} into the gap. When it's set, break it up and mix it through the {rice-noodles}.",
      tofu: "Push them to one side and fry the crumbled {tofu} in the gap until it's golden, then toss it through the {rice-noodles}.",
    },
    [
      'Toss in {bean-sprouts} and {spring-onion+} for {time}, until the {bean-sprouts} steam all through.',
      {
        written: 'The {prawns} go back in last, to get hot again.',
        'chicken-breast': 'The {chicken-breast} goes back in last, to get hot again.',
        'tofu-extra-firm': 'The {tofu-extra-firm} goes back in last, to get hot again.',
      },
      'Serve it with {peanuts} and {lime} wedges.',
    ],
  ],
} as const satisfies RecipeWords
