import type { RecipeWords } from '#planner/recipe.ts'

export const prawnSaganakiWords = {
  title: {
    written: 'Prawn saganaki with {feta} and {sourdough}',
    'chicken-breast': '{Chicken-breast} saganaki with {feta} and {sourdough}',
    'cannellini-beans': 'White bean saganaki with {feta} and {sourdough}',
    'sweet-potato': 'Prawn saganaki with {feta} and sweet potato',
    'chicken-breast & green-olives & sweet-potato': '{Chicken-breast} saganaki with {green-olives} and sweet potato',
  },
  blurb: {
    written:
      'Taverna food at home: {prawns} in a quick tomato and fennel sauce, salty {feta} on top and {sourdough} to chase it with.',
    'sweet-potato':
      'Taverna food at home: {prawns} in a quick tomato and fennel sauce, salty {feta} on top and sweet potato to chase it with.',
  },
  call: {
    sourdough: 'bread',
    'sweet-potato': 'sweet potatoes',
    'cannellini-beans': 'white beans',
    'olive-oil': 'oil',
    fennel: 'fennel',
  },
  prep: {
    fennel: 'finely diced, fronds kept',
    shallot: 'chopped',
    'chicken-breast': 'cut into small dice',
    feta: 'crumbled',
    'green-olives': 'chopped',
    'sweet-potato': 'peeled, in thick slices',
  },
  steps: [
    [
      {
        written: 'Put the {fennel} and {shallot+} into a frying pan with the {olive-oil} over a low heat.',
        'sweet-potato':
          "Put the {sweet-potato} on to boil in a pan of their own. They're soft after {time}. Put the {fennel} and {shallot+} into a frying pan with the {olive-oil} over a low heat.",
      },
      "Cover them, until they're soft and see-through but not brown.",
    ],
    "Pour in the {passata} with the {chilli-flakes} and let it bubble gently until it's as thick as a dip.",
    {
      written:
        "Push the {prawns} under the surface. The moment they've curled and turned pink all over they're done. {1 Min} more and they'd be rubbery.",
      'chicken-breast':
        'Stir in the {chicken-breast} and let it simmer for {time} or so, until a piece you cut open is white to the middle.',
      'cannellini-beans': "Stir in the rinsed cannellini beans and give them {time}, until they're hot through.",
    },
    [
      {
        written: 'Dot with the {feta}, put the lid on and wait until the corners of the cheese soften.',
        'green-olives':
          'Scatter the {green-olives} over it, put the lid on and let them warm for {1 min}, until steam rises.',
      },
      'Strew with the fennel fronds and bring it to the table in the pan, with the {sourdough}.',
    ],
  ],
} as const satisfies RecipeWords
