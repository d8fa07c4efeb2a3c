import type { RecipeWords } from '#planner/recipe.ts'

export const kitsuneSobaWords = {
  title: { written: 'Kitsune soba with sweet {tofu}', 'soba-gf': 'Kitsune buckwheat soba with sweet {tofu}' },
  blurb: {
    written:
      'Buckwheat {soba} in a clear seaweed and mushroom broth, under slices of {tofu} simmered sweet as the fox likes them.',
    'soba-gf':
      'Pure buckwheat noodles in a clear seaweed and mushroom broth, under slices of {tofu} simmered sweet as the fox likes them.',
  },
  call: { soba: 'noodles', 'sunflower-oil': 'oil', 'soba-gf': 'pure buckwheat noodles', shiitake: 'shiitake' },
  prep: { shiitake: 'stalks off, caps sliced', tofu: 'in 8 thin triangles', 'spring-onion': 'finely cut' },
  steps: [
    "Steep the {kombu} and the {shiitake} in the {water} in a large saucepan over a low heat. Don't let it boil. When tiny bubbles cling to the seaweed, give it {time} more and lift the {kombu} out.",
    'While that steeps, press the {tofu} in a cloth and fry the triangles in the {sunflower-oil}, until both sides have a firm brown skin.',
    "Pour over {1/2} of the {soy-sauce}, {1/2} of the {mirin} and a ladle of the broth. Let it bubble until it's sticky and shiny, turning the {tofu} once.",
    "Cook the {soba} in plenty of unsalted {water} in another pan until they're just tender, rinse them well and share them out between deep bowls.",
    {
      written:
        "Stir what's left of the {soy-sauce} and {mirin} into the broth, wilt the {spinach} in it for {0.5 min} and ladle it over the {soba}.",
      'soba-gf':
        "Stir what's left of the {soy-sauce} and {mirin} into the broth, wilt the {spinach} in it for {0.5 min} and ladle it over the noodles.",
    },
    'Float the {tofu} on top and scatter with {spring-onion}.',
  ],
  tip: 'The broth alone keeps three days and starts many other soups.',
} as const satisfies RecipeWords
