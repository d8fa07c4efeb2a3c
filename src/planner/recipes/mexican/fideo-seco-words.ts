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
    'Blend {tinned-tomatoes}, {onion}, {garlic} and {adobo-chipotle} until the sauce is smooth, foamy and pink.',
    [
      'Fry the dry {spaghetti} pieces in the {rapeseed-oil} in a deep frying pan, stirring all the time.',
      {
        written: 'Stop when some are blond and some are as brown as a hazelnut.',
        'gf-spaghetti': 'They brown faster than others, so stop when some are blond and some as brown as a hazelnut.',
      },
    ],
    "Stand back and pour the red sauce on. It spits, then settles. Stir until it's darkened by a shade.",
    "Add the {vegetable-stock} and the {courgette}, put a lid on and turn the heat low. Shake the pan now and then instead of stirring. It's done when the liquid has gone and the noodles are tender and separate.",
    'Let it rest covered off the hob, then drizzle over the {soured-cream} and scatter {queso-fresco} and {coriander} on top.',
  ],
  tip: "It goes on thickening as it stands. A splash of hot water loosens what's left.",
} as const satisfies RecipeWords
