import type { RecipeWords } from '#planner/recipe.ts'

export const quickChickenCongeeWords = {
  title: 'Quick congee with {chicken-breast-cooked} and {ginger}',
  blurb: [
    '{Rice-cooked} porridge without the hour of stirring, thanks to cooked {rice-cooked}.',
    {
      written: '{Ginger}, shredded {chicken-breast-cooked} and a jammy {egg} on top.',
      tofu: '{Ginger}, shredded {chicken-breast-cooked} and soft {tofu} on top.',
    },
  ],
  call: { 'chicken-stock-unsalted': 'stock' },
  prep: {
    ginger: 'in fine threads',
    tofu: 'in small dice',
    'chicken-breast-cooked': 'in shreds',
    'spring-onion': 'in thin rings',
  },
  steps: [
    'Rinse the {rice-cooked}, rub it between your fingers to break the grains, and put it in a saucepan with the {chicken-stock-unsalted} and the {ginger}. Go on as soon as it bubbles.',
    'Let it bubble very gently under a tilted lid for {time}, until it has turned from soup into loose porridge.',
    {
      written:
        'Meanwhile boil the {egg+} in another pan for {time}, until the whites are firm, then cool and peel them.',
      tofu: "Meanwhile warm the {tofu} in a little hot water in another pan until it's hot through, and drain it.",
    },
    "Beat the porridge hard with a spoon for the last minute, then stir in the {chicken-breast-cooked} until it's hot through.",
    {
      written:
        'Into the bowls, {a egg} in each, and over it {soy-sauce}, {sesame-oil}, {white-pepper} and {spring-onion}.',
      tofu: 'Into the bowls, {1/2} of the {tofu} in each, and over it {soy-sauce}, {sesame-oil}, {white-pepper} and {spring-onion}.',
    },
  ],
  tip: 'It thickens as it stands. A splash of hot water brings back the flow.',
} as const satisfies RecipeWords
