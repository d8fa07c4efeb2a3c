import type { RecipeWords } from '#planner/recipe.ts'

export const salmonFishcakesPeasWords = {
  title: 'Salmon fishcakes with {frozen-peas}',
  blurb: 'Crisp outside, soft and mustardy inside, from one tin of salmon and the potatoes you have anyway.',
  call: {
    'salmon-tinned': 'salmon',
    'gf-breadcrumbs': 'gluten-free breadcrumbs',
    'rapeseed-oil': 'oil',
    'frozen-peas': 'peas',
  },
  prep: {
    potato: 'peeled, in chunks',
    'salmon-tinned': 'drained',
    'spring-onion': 'finely sliced',
  },
  steps: [
    'Cook the {potato+} in salted boiling water in a saucepan until they break when you touch them with a fork. Drain them well, because wet mash makes soft cakes.',
    "Mash them, fold in {salmon-tinned}, {spring-onion} and {mustard}, wait a little if it's too hot to handle, and shape flat cakes as thick as a finger.",
    "Press the cakes into the {breadcrumbs}. Fry them gently with the {rapeseed-oil} in a frying pan, and turn them once, when the crust underneath is hard and golden. They're ready when the second side matches.",
    'While they fry, boil the {frozen-peas} until they float and taste sweet.',
  ],
  tip: 'Shape the cakes a day ahead. Cold ones hold together best.',
} as const satisfies RecipeWords
