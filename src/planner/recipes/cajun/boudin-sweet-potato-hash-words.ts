import type { RecipeWords } from '#planner/recipe.ts'

export const boudinSweetPotatoHashWords = {
  title: 'Boudin-spiced pork hash with {sweet-potato}',
  blurb:
    'The seasoning of a good boudin without the casing: pork, pepper and {spring-onion} over crusty {sweet-potato}.',
  call: {
    'olive-oil': 'oil',
    'green-pepper': 'pepper',
    'pork-mince-lean': 'pork',
    'cajun-seasoning': 'Cajun spice',
    cayenne: 'cayenne',
  },
  prep: { 'sweet-potato': 'in {1 cm} dice', 'spring-onion': 'sliced', 'green-pepper': 'diced', parsley: 'chopped' },
  steps: [
    'Give the {sweet-potato} {time} in the microwave in a covered bowl, and pour off any water.',
    'Crumble the {pork-mince-lean} into a hot frying pan with {1/2} the {olive-oil} and add {cajun-seasoning}, {cayenne} and {salt} at once. Stir until no pink is left and it begins to brown.',
    'Push the meat to one side. Put the last {olive-oil}, the {sweet-potato} and the {green-pepper} into the gap, press them down and leave them until they crackle and the underside is brown.',
    'Turn it all over in big pieces so that the crust gets mixed in, and stir in {spring-onion+} and {parsley} as you take it off the heat.',
  ],
} as const satisfies RecipeWords
