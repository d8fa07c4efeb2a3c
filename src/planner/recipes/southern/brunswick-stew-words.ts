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
        'Brown the {chicken-thigh} slowly in the {olive-oil} in a casserole, until both sides are golden, and take it out. Add the {onion+} and let them soften and loosen the brown bits.',
      'tofu-extra-firm':
        "Brown the cubes of {tofu-extra-firm} slowly in the {olive-oil} in a casserole, until they're golden, and take them out. Add the {onion+} and let them soften and loosen the brown bits.",
    },
    {
      written:
        'Add {tinned-tomatoes}, {chicken-stock}, {barbecue-sauce}, {cayenne} and {salt}, put the {chicken-thigh} back, and simmer it with the lid ajar until the sauce begins to thicken.',
      'tofu-extra-firm':
        'Add {tinned-tomatoes}, {chicken-stock}, {barbecue-sauce}, {cayenne} and {salt}, and simmer it with the lid ajar until the sauce begins to thicken.',
    },
    "Add the {potato+} and cook them for {time}, until they're nearly soft.",
    [
      'Add {butter-beans}, {frozen-sweetcorn} and {okra} and cook until the {okra} is tender.',
      {
        written:
          'Meanwhile pull the {chicken-thigh} into shreds with two forks, check that no pink is left, and put it back.',
        'tofu-extra-firm': 'Put the {tofu-extra-firm} back with them.',
      },
    ],
    'It should be thick enough to hold a wooden spoon upright for a second. Stir in the {apple-cider-vinegar}.',
  ],
} as const satisfies RecipeWords
