import type { RecipeWords } from '#planner/recipe.ts'

export const orzoYiouvetsiFetaWords = {
  title: '{Aubergine} yiouvetsi with {orzo} and {feta}',
  blurb: {
    written: 'Tiny pasta that swells in tomato and cinnamon while it bakes, with silky {aubergine} and {feta} on top.',
    'gf-pasta':
      '{Gf-pasta} that swells in tomato and cinnamon while it bakes, with silky {aubergine} and {feta} on top.',
  },
  call: { 'olive-oil': 'oil', 'tinned-tomatoes': 'tomatoes', 'dried-oregano': 'oregano' },
  prep: {
    aubergine: 'in small cubes',
    onion: 'chopped',
    garlic: 'sliced',
    'gf-pasta': 'broken small',
    feta: 'in small cubes',
  },
  steps: [
    "Heat the oven to {oven}. On the hob, in an ovenproof casserole, cook the {aubergine} in the {olive-oil} until it's golden brown on several sides.",
    'Add {onion}, {garlic} and the {cinnamon-stick} and cook them until the {onion} is soft.',
    'Add {tinned-tomatoes}, {water} and {salt}. As soon as it bubbles, pour in the {orzo} and stir well along the bottom.',
    {
      written:
        'Bake it uncovered, stirring once half way, until the pasta is tender, most of the liquid has gone and the top is bubbling.',
      'gf-pasta':
        'Bake it uncovered, stirring once half way and adding a splash of {water} if it looks dry, until the pasta is tender, most of the liquid has gone and the top is bubbling.',
    },
    'Push the {feta} into the surface and leave the dish in the oven until the corners are golden.',
    'Let it stand for a moment, pull the cinnamon out and finish with {dried-oregano}.',
  ],
} as const satisfies RecipeWords
