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
        written: 'Sweat the {fennel} and {shallot+} in the {olive-oil} over a low flame.',
        'sweet-potato':
          'Put the {sweet-potato} on to boil in a pan of their own; they are soft after {time}. Sweat the {fennel} and {shallot+} in the {olive-oil} over a low flame.',
      },
      'Cover them; they should turn glassy and sweet without browning.',
    ],
    'Pour in the {passata} with the {chilli-flakes} and let it putter until it looks like a dip rather than a soup.',
    {
      written:
        'Push the {prawns} under the surface. The moment they have curled and gone pink all over they are done; {1 min} more and they are rubber.',
      'chicken-breast':
        'Stir in the {chicken-breast} and let it simmer for {time} or so. Cut a piece open: it must be white to the middle.',
      'cannellini-beans': 'Stir in the rinsed cannellini beans and give them {time} to get hot.',
    },
    [
      {
        written: 'Dot with the {feta}, put the lid on and wait until the corners of the cheese soften.',
        'green-olives': 'Scatter the {green-olives} over it, put the lid on and let them warm for {1 min}.',
      },
      'Strew with the fennel fronds and bring it to the table in the pan, with the {sourdough}.',
    ],
  ],
} as const satisfies RecipeWords
