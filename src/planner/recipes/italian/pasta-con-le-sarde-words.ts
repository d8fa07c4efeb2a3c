import type { RecipeWords } from '#planner/recipe.ts'

export const pastaConLeSardeWords = {
  title: { written: 'Pasta con le sarde', 'gf-spaghetti': 'Gluten-free pasta con le sarde' },
  blurb: {
    written:
      'Palermo in a bowl: {sardines-tinned}, sweet fennel, {raisins} and {saffron}, with toasted crumbs all over.',
    'gf-breadcrumbs':
      'Palermo in a bowl: {sardines-tinned}, sweet fennel, {raisins} and {saffron}, with toasted gluten-free crumbs all over.',
  },
  call: { 'olive-oil': 'oil', 'black-pepper': 'pepper', fennel: 'fennel' },
  prep: { fennel: 'finely diced, fronds chopped', onion: 'finely diced', 'sardines-tinned': 'lifted from their oil' },
  steps: [
    [
      {
        written:
          "In a dry frying pan, with a few drops of the {olive-oil}, stir the crumbs until they're golden brown.",
        'gf-breadcrumbs':
          "In a dry frying pan, with a few drops of the {olive-oil}, stir the gluten-free crumbs until they're golden brown.",
      },
      'Tip them into a saucer.',
    ],
    "Put the {fennel} and {onion} in the same pan with all the rest of the {olive-oil}, put the lid on, and leave them until they're meltingly soft.",
    'While it softens, cook the {spaghetti} in a large saucepan of boiling water with the {salt}. Stop when a strand bends but still has a pale thread in the middle.',
    'Dip a small cup into the pasta water, crumble in the {saffron}, and let it turn the water gold. Pour this over the fennel together with the {raisins}.',
    'Break the {sardines-tinned} into the sauce in big pieces, with the {lemon-juice} and {black-pepper}. They only have to get warm. Stop when the fish steams.',
    {
      written:
        "Turn the drained {spaghetti} over and over in the pan, until it's coated, and scatter the fronds and crumbs on top.",
      'gf-spaghetti':
        "Turn the drained spaghetti over and over in the pan, until it's coated, and scatter the fronds and crumbs on top.",
    },
  ],
  tip: 'A few fennel fronds cooked in the pasta water give it the taste of the wild herb.',
} as const satisfies RecipeWords
