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
    'Crumble the {pork-mince-lean} into a hot frying pan slicked with {1/2} the {olive-oil}; {cajun-seasoning}, {cayenne} and {salt} go on at once. Stir until no pink is left and it begins to catch.',
    'Shove the meat to one side. Into the gap with the last {olive-oil}, the {sweet-potato} and the {green-pepper}; press down and listen for the crackle.',
    'Turn it all over in big patches, so that crust and crumb mix, and stir in {spring-onion+} and {parsley} as you take it off.',
  ],
} as const satisfies RecipeWords
