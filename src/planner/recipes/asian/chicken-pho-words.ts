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
    "Press the cut sides of {onion} and {ginger} into a dry, very hot saucepan and leave them until they're black in places. Add the spices for the last half minute.",
    [
      {
        written:
          'Pour on the {chicken-stock-unsalted} and the {water}, lower in the {chicken-breast} whole and poach it with the surface barely moving.',
        'tofu-extra-firm':
          'Pour on the {chicken-stock-unsalted} and the {water} and let them simmer until the broth smells of spice.',
      },
      {
        written: "After {15} minutes, cut into the middle. It's done when it's white and the juice is clear.",
        'tofu-extra-firm': 'After {time} slide in the {tofu-extra-firm}, in thick slices, for five more.',
      },
    ],
    "Cover the {rice-noodles} with boiling {water} from the kettle in the meantime, and drain them when they're soft but still springy.",
    [
      'Take out the vegetables and the spices. Season the broth with the {fish-sauce}, bring it back to a boil and give the {bean-sprouts} {time} in it, until they steam all through.',
      { written: 'Slice the meat thinly.', 'tofu-extra-firm': 'Lift out the {tofu-extra-firm} first.' },
    ],
    'Put the {rice-noodles} in the bowls, lay the {chicken-breast} over them, and pour on the broth with its {bean-sprouts} as hot as you can get it. Let everybody add {thai-basil}, {red-chilli} and {lime}.',
  ],
} as const satisfies RecipeWords
