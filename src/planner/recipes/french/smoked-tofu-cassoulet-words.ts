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
    'Fry the {smoked-tofu} in the remaining {olive-oil} until two or three sides are crisp, and lift it out.',
    'Lower the heat and add the {onion} and {carrot+}. Put the lid on and stir from time to time, until a cube gives way when you press it.',
    'Add {garlic}, {thyme} and {tomato-puree} and stir until everything is rust red.',
    'Add {haricot-beans}, {tinned-tomatoes}, {water} and {salt}. Mash a spoonful of {haricot-beans} against the side to thicken the juices, and let it bubble gently until it no longer looks watery.',
    'Push the {smoked-tofu} into the {haricot-beans} and scatter the herby crumbs over the top.',
  ],
  tip: 'Leftover crumbs keep their snap for three days in a jar.',
} as const satisfies RecipeWords
