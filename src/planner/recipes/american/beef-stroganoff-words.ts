import type { RecipeWords } from '#planner/recipe.ts'

export const beefStroganoffWords = {
  title: 'Beef stroganoff with {pasta-wholewheat}',
  blurb: 'Tender strips of beef, mushrooms and a tangy cream sauce, on the table before anybody asks.',
  call: {
    'pasta-wholewheat': 'pasta',
    'gf-pasta': 'gluten-free pasta',
    'beef-sirloin': 'beef',
    'olive-oil': 'oil',
    'chestnut-mushrooms': 'mushrooms',
    'plain-flour': 'flour',
    'soured-cream': 'soured cream',
  },
  prep: {
    'pasta-wholewheat': 'short',
    'gf-pasta': 'short',
    'beef-sirloin': 'in thin strips',
    'chestnut-mushrooms': 'sliced',
    onion: 'sliced',
  },
  steps: [
    'Set the {pasta-wholewheat} to boil with {1/2} of the {salt}, and drain it when it bends without breaking.',
    'Meanwhile rub the {beef-sirloin} with the {paprika}. Sear it with {1/2} of the {olive-oil} in a smoking frying pan, in one layer, until the first side is brown; turn it, count to twenty, and take it out.',
    'Fry {chestnut-mushrooms} and {onion} in the rest of the {olive-oil}, stirring, until their water has gone and they begin to colour.',
    'Dust with the {plain-flour}, pour in the {water} and stir in {mustard} and the last of the salt until it is a smooth brown sauce.',
    'Lower the heat, add the {soured-cream} and the beef with its juices, and stop when it steams; it must not boil. Spoon it over the pasta.',
  ],
  tip: 'Slice the beef while it is half frozen: the strips come out thinner and all alike.',
} as const satisfies RecipeWords
