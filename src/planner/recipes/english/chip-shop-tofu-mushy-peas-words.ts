import type { RecipeWords } from '#planner/recipe.ts'

export const chipShopTofuMushyPeasWords = {
  title: 'Chip-shop {tofu} with mushy {frozen-peas}',
  blurb:
    'Friday night without the fryer: crisp slabs of {tofu} seasoned with seaweed, oven chips and minted {frozen-peas}.',
  call: { 'olive-oil': 'oil', 'black-pepper': 'pepper', nori: 'nori' },
  prep: { potato: 'scrubbed, in finger-thick chips', tofu: 'patted dry, in thick slabs', mint: 'leaves picked' },
  steps: [
    'Heat the oven to {oven}. Rinse the starch off the chips, rub them dry in a cloth, and toss them with {1/3} of the {olive-oil} on a baking tray. Start them in the oven on their own, until they look dry and begin to colour.',
    'Meanwhile wet the {tofu} with {lemon-juice} and {1/2} the {salt}. Crumble or snip the {nori} as finely as you can into the {cornflour} with the {black-pepper}.',
    'Press each slab into the seaweed flour until no wet patch is left, then brush it on every side with more of the {olive-oil}.',
    'Turn the chips, push them over and set the {tofu} beside them. Bake both, flipping the tofu once, until it feels crusty and the chips rattle on the tray.',
    'Near the end, boil the {frozen-peas} until they squash easily. Drain, and mash them roughly with the {mint}, the rest of the {salt} and a last thread of {olive-oil}.',
    "Put it all on plates while it's hot and sprinkle the chips with {malt-vinegar} if you like.",
  ],
} as const satisfies RecipeWords
