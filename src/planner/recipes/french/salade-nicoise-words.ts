import type { RecipeWords } from '#planner/recipe.ts'

export const saladeNicoiseWords = {
  title: 'Salade niçoise',
  blurb: {
    written:
      'The generous salad of Nice: {tuna-tinned}, {egg}, beans, {potato+} and {tomato+}, each with its own corner of the plate.',
    'butter-beans':
      'The generous salad of Nice: {butter-beans}, {egg}, green beans, {potato+} and {tomato+}, each with its own corner of the plate.',
  },
  call: {
    'green-beans': 'beans',
    'olive-oil': 'oil',
    'red-wine-vinegar': 'vinegar',
    'dijon-mustard': 'mustard',
    'red-onion': 'onion',
    'little-gem': 'lettuce',
    olives: 'olives',
  },
  prep: {
    potato: 'waxy, halved if large',
    'artichoke-hearts': 'halved',
    tomato: 'cut into eighths',
    'red-onion': 'in hair-thin slices',
  },
  steps: [
    [
      'Boil the {potato+} in a saucepan of water until a skewer slides in.',
      {
        written: 'Add the {egg+} for the last {9 min} and the {green-beans} for the last five.',
        'artichoke-hearts': 'Add the green beans for the last {5 min}.',
      },
    ],
    'In a jar with a lid, shake {olive-oil}, {red-wine-vinegar}, {dijon-mustard}, {salt} and {red-onion} until you have an amber dressing.',
    [
      'Drain the saucepan.',
      {
        written:
          "Peel the {egg+} under running water, then dress the {potato+} and {green-beans} while they're warm, so that they soak it up.",
        'artichoke-hearts': "Dress the {potato+} and {green-beans} while they're warm, so that they soak it up.",
      },
    ],
    {
      written:
        'Arrange in clusters: {little-gem} first, then {potato+}, {green-beans}, {tomato+} and {tuna-tinned} in big flakes.',
      'butter-beans':
        'Arrange in clusters: {little-gem} first, then {potato+}, green beans, {tomato+} and {butter-beans}.',
    },
    {
      written: 'Quarter the {egg+}, dot everything with {olives}, and drizzle with the last of the dressing.',
      'artichoke-hearts':
        'Add the {artichoke-hearts}, dot everything with {olives}, and drizzle with the last of the dressing.',
    },
  ],
  tip: {
    written: '{Potato+}, beans and {egg+} can be cooked the day before and dressed while you lay the table.',
    'artichoke-hearts': '{Potato+} and beans can be cooked the day before and dressed while you lay the table.',
  },
} as const satisfies RecipeWords
