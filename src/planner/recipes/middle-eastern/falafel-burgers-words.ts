import type { RecipeWords } from '#planner/recipe.ts'

export const falafelBurgersWords = {
  title: 'Falafel burgers with {tahini} and pickles',
  blurb: 'Falafel of chickpeas and broad beans, in the shape of a burger with lemony {tahini} and crunchy pickles.',
  call: {
    'dill-pickle': 'pickles',
    'broad-beans': 'beans',
    'chickpea-flour': 'chickpea',
    'burger-bun-wholemeal': 'bun, buns',
    'gf-burger-bun': 'bun, gluten-free buns',
    'olive-oil': 'oil',
  },
  prep: { 'broad-beans': 'thawed' },
  steps: [
    'Dry {chickpeas} and thawed {broad-beans} in a cloth. Wet ones make soft burgers.',
    'Pulse them in a food processor with {parsley}, {garlic}, {cumin}, {1/2} of the {lemon-juice} and the {salt}. You want crumbs that hold when pinched, never a purée.',
    'Stir in the {chickpea-flour} flour, rest the mix for {time}, and use damp hands to pat it into a flat cake for each {burger-bun-wholemeal}.',
    'Heat the {olive-oil} in a frying pan until a crumb sizzles in it. Fry the cakes for {4} minutes on each side, until they have a firm brown crust.',
    'Thin the {tahini} with the remaining lemon and the {water}.',
    'Warm the {burger-bun-wholemeal+}, spread them with sauce, and stack falafel and {dill-pickle} inside.',
  ],
  tip: 'Freeze the shaped cakes between sheets of paper and cook them straight from frozen, a little slower.',
} as const satisfies RecipeWords
