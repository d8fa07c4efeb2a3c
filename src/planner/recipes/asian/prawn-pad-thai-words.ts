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
    'Cover the {rice-noodles} with hot, not boiling, {water} from the kettle. Stop while they still fight back a little, like a rubber band; the wok does the rest.',
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
      'Smoking hot wok, {1/2} of the {rapeseed-oil}, {prawns}.',
      {
        written: 'As soon as they are pink on both sides, out they come.',
        'chicken-breast': 'Toss it for {time} or so, until the thickest strip is white all through, and out it comes.',
        'tofu-extra-firm': 'Toss it until it is golden on several sides, and out it comes.',
      },
    ],
    'Other {1/2} of the {rapeseed-oil}, the {garlic}, three stirs. Slide in the drained {rice-noodles} and pour the sauce over them.',
    'Toss with two spoons until the {rice-noodles} have drunk the sauce and turned amber. A spoon of {water} helps if they stick.',
    {
      written: 'Push them to one side and let the {egg} set in the gap, then chop it through the {rice-noodles}.',
      tofu: 'Push them to one side and let the crumbled {tofu} take colour in the gap, then toss it through the {rice-noodles}.',
    },
    [
      '{Bean-sprouts} and {spring-onion+} are tossed in for {time}, until the {bean-sprouts} steam all through.',
      {
        written: 'The {prawns} come back last, to get hot again.',
        'chicken-breast': 'The {chicken-breast} comes back last, to get hot again.',
        'tofu-extra-firm': 'The {tofu-extra-firm} comes back last, to get hot again.',
      },
      '{Peanuts} and {lime} wedges at the table.',
    ],
  ],
} as const satisfies RecipeWords
