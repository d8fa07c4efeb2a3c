import type { RecipeWords } from '#planner/recipe.ts'

export const wafuBeefTofuBurgerWords = {
  title: {
    written: 'Wafu burger with {tofu}, shiitake and {daikon}',
    'gf-burger-bun': 'Wafu gluten-free burger with {tofu}, shiitake and {daikon}',
  },
  blurb:
    'Half beef, half {tofu}, and so juicier than either: a soft patty with mushrooms, cool grated {daikon} and soy.',
  call: {
    shiitake: 'mushrooms',
    'beef-mince-10': 'mince',
    'black-pepper': 'pepper',
    'burger-bun': 'bun, buns',
    'gf-burger-bun': 'bun, gluten-free buns',
    'sunflower-oil': 'oil',
    'rice-vinegar': 'vinegar',
  },
  prep: {
    tofu: 'pressed dry and crumbled',
    shallot: 'very finely chopped',
    ginger: 'grated',
    shiitake: 'sliced',
    daikon: 'grated',
  },
  steps: [
    'Knead {beef-mince-10}, {tofu}, {shallot}, {ginger} and {black-pepper} in a bowl until the mixture holds together and sticks to your hand. Shape a patty for each {burger-bun} and press a dimple into each.',
    "Cook the patties in a frying pan filmed with {1/2} of the {sunflower-oil}, with the lid ajar, turning them after {time}. Pierce one to check. They're done when the juice is clear and you see no pink.",
    "Set the patties aside and brown the shiitake in what's left of the {sunflower-oil}. They're ready when their edges crisp.",
    'Pour in the {soy-sauce} and the {rice-vinegar}, let them hiss, and roll the patties in it.',
    'Toast the halved {burger-bun+} in the toaster. Squeeze the {daikon} over the sink until it stops dripping.',
    'Stack a leaf, the patty, the {shiitake}, a spoonful of {daikon} and the lid.',
  ],
  tip: 'Grate the {daikon} at the last moment. After {30 min} it loses its bite and gains a smell.',
} as const satisfies RecipeWords
