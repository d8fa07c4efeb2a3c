import type { RecipeWords } from '#planner/recipe.ts'

export const broccoliRicottaPastaWords = {
  title: {
    written: 'Wholewheat pasta with broccoli and {ricotta}',
    'gf-pasta': 'Gluten-free pasta with broccoli and {ricotta}',
  },
  blurb: {
    written:
      '{Ricotta} and a ladle of {pasta-wholewheat} water become a sauce in seconds, sharp with lemon, warm with {garlic} and chilli.',
    'gf-pasta':
      '{Ricotta} and a ladle of the cooking water become a sauce in seconds, sharp with lemon, warm with {garlic} and chilli.',
  },
  call: {
    'pasta-wholewheat': 'pasta',
    'tenderstem-broccoli': 'broccoli',
    'gf-pasta': 'pasta',
    'black-pepper': 'pepper',
    'olive-oil': 'oil',
    'chilli-flakes': 'chilli',
  },
  prep: {
    'tenderstem-broccoli': 'in pieces the length of the pasta',
    garlic: 'finely sliced',
    parmesan: 'grated',
    'vegetarian-hard-cheese': 'grated',
  },
  steps: [
    {
      written:
        "Fill your biggest saucepan, bring it to a boil with the {salt}, and add the {pasta-wholewheat}. Cook it until it's tender but still firm in the middle.",
      'gf-pasta':
        "Fill your biggest saucepan, bring it to a boil with the {salt}, and add the gluten-free pasta. Cook it until it's tender but still firm in the middle.",
    },
    '{Time} before the {pasta-wholewheat} is done, add the {tenderstem-broccoli} on top and cook it until the stems are tender.',
    [
      {
        written:
          'While that bubbles, mash {ricotta}, {lemon-zest}, {black-pepper} and {1/2} the grated cheese in a cup.',
        'vegetarian-hard-cheese':
          'While that bubbles, mash {ricotta}, {lemon-zest}, {black-pepper} and {1/2} the grated Parmesan-style cheese in a cup.',
      },
      'Thin it with {pasta-wholewheat} water until it pours like yogurt.',
    ],
    'Drain everything. Put the empty saucepan back on the heat with {olive-oil}, {garlic} and {chilli-flakes}, and stop as soon as the slices are straw-coloured.',
    "Return {pasta-wholewheat} and {tenderstem-broccoli}, take the pan off the flame, and fold the {ricotta} in until everything is coated. Don't let it cook. Scatter with the remaining cheese.",
  ],
  tip: 'Ordinary broccoli works too: slice the stalk thin and put it in {1 min} before the florets.',
} as const satisfies RecipeWords
