import type { RecipeWords } from '#planner/recipe.ts'

export const alooTikkiBurgerWords = {
  title: {
    written: 'Aloo tikki burger with {mint} {natural-yogurt}',
    'lactose-free-yogurt': 'Aloo tikki burger with lactose-free {mint} yogurt',
  },
  blurb: {
    written:
      "The {potato} patty of Delhi's pavements in {a burger-bun-wholemeal}: crusty outside, gingery within, with {mint} and raw onion.",
    'gf-burger-bun':
      "The {potato} patty of Delhi's pavements in a gluten-free bun: crusty outside, gingery within, with {mint} and raw onion.",
  },
  call: {
    'burger-bun-wholemeal': 'bun, buns',
    'red-onion': 'onion',
    'gf-burger-bun': 'bun, gluten-free buns',
    'chickpea-flour': 'chickpea',
    'rapeseed-oil': 'oil',
  },
  prep: {
    potato: 'peeled and cubed',
    ginger: 'grated',
    mint: 'chopped',
    cucumber: 'in ribbons',
    'red-onion': 'in rings',
  },
  steps: [
    'Boil the {potato+} until they crumble at the edges, with the {frozen-peas} in for the last minute. Drain them and let them steam dry, because a dry mash makes a crisp patty.',
    'Crush them coarsely with the {chickpeas}. Work in {chickpea-flour} flour, {ginger}, {cumin}, {chilli-powder} and most of the {salt} until it holds when you clench a handful.',
    'Shape a thick cake for each {burger-bun-wholemeal}. Fry them in a frying pan with the {rapeseed-oil}, without hurrying, until a dark crust has formed and you can turn them cleanly.',
    'In the meantime season the {natural-yogurt} with the last of the {salt} and turn it green with the {mint}.',
    [
      "Warm the {burger-bun-wholemeal+} cut side down beside the cakes until they're lightly toasted.",
      {
        written:
          'Fill them with tikki, {mint} {natural-yogurt}, {cucumber} and {red-onion}, and press gently with your palm.',
        'soya-yogurt':
          'Fill them with tikki, {mint} yogurt, {cucumber} and {red-onion}, and press gently with your palm.',
        'lactose-free-yogurt':
          'Fill them with tikki, lactose-free {mint} yogurt, {cucumber} and {red-onion}, and press gently with your palm.',
      },
    ],
  ],
  tip: 'Chill the shaped patties for {30 min} if you can. Cold, they turn without cracking.',
} as const satisfies RecipeWords
