import type { RecipeWords } from '#planner/recipe.ts'

export const fideoSecoWords = {
  title: 'Fideo seco with {adobo-chipotle} and {courgette}',
  blurb: {
    written:
      'Toasted broken noodles that drink up a smoky tomato sauce, finished with {soured-cream} and crumbled fresh cheese.',
    'gf-spaghetti':
      'Toasted broken {gf-spaghetti} that drinks up a smoky tomato sauce, finished with {soured-cream} and crumbled fresh cheese.',
  },
  call: {
    'tinned-tomatoes': 'tomatoes',
    'rapeseed-oil': 'oil',
    'vegetable-stock': 'stock',
    spaghetti: 'pasta',
    'queso-fresco': 'cheese',
  },
  prep: {
    spaghetti: 'snapped into lengths of {3 cm}',
    'gf-spaghetti': 'snapped into lengths of {3 cm}',
    onion: 'quartered',
    courgette: 'in small dice',
    'queso-fresco': 'crumbled',
  },
  steps: [
    'Blend {tinned-tomatoes}, {onion}, {garlic} and {adobo-chipotle} until the blender sounds even and the sauce is foamy and pink.',
    [
      'Fry the dry {spaghetti} pieces in the {rapeseed-oil} in a deep frying pan, turning them over and over.',
      {
        written: 'Some should be blond and some as brown as a hazelnut.',
        'gf-spaghetti': 'They brown faster than others: some should be blond and some as brown as a hazelnut.',
      },
    ],
    "Stand back and pour the red sauce on. It spits, then settles. Stir until it's darkened by a shade.",
    "Now the {vegetable-stock} and the {courgette}, a lid, and a low flame. Shake the pan instead of stirring. When the liquid has gone and the noodles lie tender and separate, it's seco.",
    'Let it rest covered off the hob, then trickle with {soured-cream} and rain {queso-fresco} and {coriander} over it.',
  ],
  tip: "It goes on drinking as it stands. A splash of hot water loosens what's left.",
} as const satisfies RecipeWords
