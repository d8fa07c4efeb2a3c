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
    'Boil the {pasta-wholewheat} in plenty of water with {1/2} of the {salt}. Drain it when a piece bends without breaking.',
    'Meanwhile rub the {beef-sirloin} with the {paprika}. Get {1/2} of the {olive-oil} smoking hot in a frying pan and lay in the strips without crowding them. When the first side is brown, turn them, count to twenty and take them out.',
    'Fry {chestnut-mushrooms} and {onion} in the rest of the {olive-oil}, stirring, until their water has gone and they begin to colour.',
    "Dust with the {plain-flour}, pour in the {water} and stir in {mustard} and the last of the salt until it's a smooth brown sauce.",
    "Lower the heat, add the {soured-cream} and the beef with its juices, and take the pan off as soon as it steams. Don't let it boil, or the cream will split. Spoon it over the pasta.",
  ],
  tip: "Slice the beef while it's half frozen: the strips come out thinner and all alike.",
} as const satisfies RecipeWords
