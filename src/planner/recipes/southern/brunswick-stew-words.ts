import type { RecipeWords } from '#planner/recipe.ts'

export const brunswickStewWords = {
  title: {
    written: 'Brunswick stew with {chicken-thigh} and butter beans',
    'vegetable-stock': 'Brunswick stew with vegetable and butter beans',
    'tofu-extra-firm & vegetable-stock': 'Brunswick stew with {tofu-extra-firm} and butter beans',
  },
  blurb: [
    'Georgia and Virginia both claim it.',
    {
      written: 'Tomato, {frozen-sweetcorn}, beans and {chicken-thigh} simmered together, tangy with {barbecue-sauce}.',
      'vegetable-stock':
        'Tomato, {frozen-sweetcorn}, beans and vegetable simmered together, tangy with {barbecue-sauce}.',
      'tofu-extra-firm & vegetable-stock':
        'Tomato, {frozen-sweetcorn}, beans and {tofu-extra-firm} simmered together, tangy with {barbecue-sauce}.',
    },
  ],
  call: {
    'butter-beans': 'beans',
    'olive-oil': 'oil',
    'tinned-tomatoes': 'tomatoes',
    'chicken-stock': 'stock',
    'apple-cider-vinegar': 'vinegar',
    cayenne: 'cayenne',
  },
  prep: { onion: 'chopped', 'tofu-extra-firm': 'in large cubes', potato: 'in {2 cm} dice', okra: 'in thick rounds' },
  steps: [
    {
      written:
        'Colour the {chicken-thigh} in the {olive-oil} in a casserole, without hurry, then take it out and let the {onion+} clean the bottom with their own moisture.',
      'tofu-extra-firm':
        'Brown the cubes of {tofu-extra-firm} in the {olive-oil} in a casserole, without hurry, then take them out and let the {onion+} clean the bottom with their own moisture.',
    },
    {
      written:
        'Add {tinned-tomatoes}, {chicken-stock}, {barbecue-sauce}, {cayenne} and {salt}, return the {chicken-thigh}, and simmer with the lid ajar.',
      'tofu-extra-firm':
        'Add {tinned-tomatoes}, {chicken-stock}, {barbecue-sauce}, {cayenne} and {salt}, and simmer with the lid ajar.',
    },
    "The {potato+} have their turn next. Give them {time}' start.",
    [
      '{Butter-beans}, {frozen-sweetcorn} and {okra} follow.',
      {
        written: 'Meanwhile pull the {chicken-thigh} into shreds with two forks, and with no pink left it goes back.',
        'tofu-extra-firm': 'Put the {tofu-extra-firm} back with them.',
      },
    ],
    'It should be thick enough to hold a wooden spoon upright for a second. Wake it up with the {apple-cider-vinegar}.',
  ],
} as const satisfies RecipeWords
