import type { RecipeWords } from '#planner/recipe.ts'

export const twoBeanChilliWords = {
  title: 'Two-bean chilli',
  blurb: 'No apologies: two sorts of bean in a thick brick-red sauce with a slow burn.',
  call: {
    'olive-oil': 'oil',
    'red-pepper': 'pepper',
    'tinned-tomatoes': 'tomatoes',
    'tomato-puree': 'tomato purée',
  },
  prep: {
    onion: 'chopped',
    'red-pepper': 'in squares',
    'kidney-beans': 'drained',
    'black-beans': 'drained',
  },
  steps: [
    'Soften {onion} and {red-pepper} with the {salt} in the {olive-oil} in a casserole, turning them now and again, until they smell sweet.',
    'Stir in {cumin}, {paprika}, {dried-oregano}, {chilli-flakes} and {tomato-puree}. Keep stirring until the paste turns from scarlet to rust.',
    "Add {tinned-tomatoes}, {kidney-beans}, {black-beans} and {water}. Half cover it, and cook until it's thick enough for a spoon to stand up for a moment.",
    'Mash a ladleful against the side, stir it in until the sauce is even, and taste it. The heat should come at the end.',
  ],
  tip: 'Spoon it over a baked potato or into tortillas on the second day.',
} as const satisfies RecipeWords
