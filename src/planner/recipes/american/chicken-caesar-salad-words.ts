import type { RecipeWords } from '#planner/recipe.ts'

export const chickenCaesarSaladWords = {
  title: {
    written: '{Chicken-breast} Caesar with rye crumbs',
    'gf-bread': '{Chicken-breast} Caesar with gluten-free crumbs',
  },
  blurb: {
    written:
      'Hot {chicken-breast}, cold romaine, {a greek-yogurt-2} dressing sharp with {anchovies}, and crunchy rye crumbs over it all.',
    'gf-bread':
      'Hot {chicken-breast}, cold romaine, {a greek-yogurt-2} dressing sharp with {anchovies}, and crunchy gluten-free crumbs over it all.',
  },
  call: {
    'greek-yogurt-2': 'yogurt',
    'rye-bread': 'bread',
    'olive-oil': 'oil',
    'black-pepper': 'pepper',
    anchovies: 'anchovy, anchovies',
    'dijon-mustard': 'mustard',
    parmesan: 'cheese',
    'lemon-juice': 'lemon',
    'romaine-lettuce': 'romaine',
  },
  prep: {
    'rye-bread': 'crumbled small',
    'gf-bread': 'crumbled small',
    'chicken-breast': 'split into thin escalopes',
    tofu: 'in finger-thick slabs',
    anchovies: 'mashed to a paste',
    capers: 'chopped',
    garlic: 'grated',
    parmesan: 'finely grated',
    'vegetarian-hard-cheese': 'finely grated',
    'romaine-lettuce': 'in broad ribbons',
  },
  steps: [
    'Toast the {rye-bread} in a frying pan with {1/2} of the {olive-oil}, spread out in one layer, until the pieces are crisp and sound like gravel when you tip them onto a plate.',
    [
      'Pepper the {chicken-breast} and lay it in the same pan with the other {1/2} of the {olive-oil}.',
      {
        written:
          "Turn it once, when the edges have gone white. It's done when you cut into the thickest slice and see no pink.",
        tofu: 'Turn it once the underside is crisp and golden, and brown the other side too, until it matches.',
      },
    ],
    [
      {
        written:
          'Beat {greek-yogurt-2}, {anchovies+}, {garlic}, {dijon-mustard}, {lemon-juice} and {2/3} of the {parmesan} together.',
        'vegetarian-hard-cheese':
          'Beat {greek-yogurt-2}, {anchovies+}, {garlic}, {dijon-mustard}, {lemon-juice} and {2/3} of the Parmesan-style cheese together.',
      },
      'It should drip from the spoon, not run.',
    ],
    [
      'Work the dressing into the {romaine-lettuce} with your hands so each ribbon is thinly coated.',
      {
        written: 'Slice the {chicken-breast} over it, and scatter the crumbs and the saved {parmesan} on top.',
        'vegetarian-hard-cheese':
          'Slice the {chicken-breast} over it, and scatter the crumbs and the saved cheese on top.',
        'nutritional-yeast':
          'Slice the {chicken-breast} over it, and scatter the crumbs and the saved yeast flakes on top.',
      },
    ],
  ],
  tip: 'Dressing and crumbs keep three days in separate jars.',
} as const satisfies RecipeWords
