import type { RecipeWords } from '#planner/recipe.ts'

export const smokedTofuCassouletWords = {
  title: 'Quick haricot cassoulet with smoked tofu',
  blurb: 'The slow pot of Toulouse, made quick: soft beans, {thyme}, {garlic}, smoky morsels and a crackling top.',
  call: { 'smoked-tofu': 'tofu', 'haricot-beans': 'beans', 'olive-oil': 'oil', 'tinned-tomatoes': 'tomatoes' },
  prep: {
    'smoked-tofu': 'in small dice',
    onion: 'chopped',
    carrot: 'cut into small cubes',
    garlic: 'finely chopped',
    thyme: 'leaves picked',
    parsley: 'chopped',
  },
  steps: [
    [
      {
        written:
          'Toast the crumbs in a teaspoon of the {olive-oil}, shaking the frying pan, until they rattle and turn the colour of hazelnuts.',
        'gf-breadcrumbs':
          'Toast the gluten-free crumbs in a teaspoon of the {olive-oil}, shaking the frying pan, until they rattle and turn the colour of hazelnuts.',
      },
      'Set them aside with the {parsley}.',
    ],
    'With the remaining {olive-oil}, crisp the {smoked-tofu} on two or three faces and lift it out.',
    'Lower the flame for the {onion} and {carrot+}. Lid on, stirring from time to time, until a cube gives way when you press it.',
    '{Garlic}, {thyme} and {tomato-puree} come next; keep them moving until the bottom looks rusty.',
    'Add {haricot-beans}, {tinned-tomatoes}, {water} and {salt}. Mash a spoonful of {haricot-beans} against the side to thicken the juices, and let it gently plop.',
    'Bury the {smoked-tofu} in the {haricot-beans} and rain the herby crumbs over the surface.',
  ],
  tip: 'Leftover crumbs keep their snap for three days in a jar.',
} as const satisfies RecipeWords
