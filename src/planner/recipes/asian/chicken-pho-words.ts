import type { RecipeWords } from '#planner/recipe.ts'

export const chickenPhoWords = {
  title: 'Half-hour {chicken-breast} pho',
  blurb:
    'Not the broth of a whole night, but {star-anise}, charred {ginger} and {onion} get remarkably close in {30} minutes.',
  call: {
    'chicken-stock-unsalted': 'stock',
    'rice-noodles': 'noodles',
    'bean-sprouts': 'sprouts',
    'thai-basil': 'basil',
    'red-chilli': 'chilli',
  },
  prep: { onion: 'halved', ginger: 'halved lengthways', lime: 'quartered', 'red-chilli': 'sliced' },
  steps: [
    'Press the cut sides of {onion} and {ginger} into a dry, very hot saucepan and leave them until they are black in places. The spices join for the last half minute.',
    [
      {
        written:
          'Pour on the {chicken-stock-unsalted} and the {water}, lower in the {chicken-breast} whole and poach it with the surface barely shivering.',
        'tofu-extra-firm':
          'Pour on the {chicken-stock-unsalted} and the {water} and let them steep with the surface barely shivering.',
      },
      {
        written: 'After {15} minutes, cut into the middle: white, and the juice clear.',
        'tofu-extra-firm': 'After {time} slide in the {tofu-extra-firm}, in thick slices, for five more.',
      },
    ],
    'Cover the {rice-noodles} with boiling {water} from the kettle in the meantime, and drain them when they are soft but not slack.',
    [
      'Fish out everything that has given its flavour. Season the broth with the {fish-sauce}, bring it back to a boil and give the {bean-sprouts} {time} in it, until they steam all through.',
      { written: 'Slice the meat thinly.', 'tofu-extra-firm': 'Lift out the {tofu-extra-firm} first.' },
    ],
    '{Rice-noodles} in the bowls, {chicken-breast} over them, and the broth with its {bean-sprouts} as hot as you can get it. {Thai-basil}, {red-chilli} and {lime} are for each to add.',
  ],
} as const satisfies RecipeWords
