import type { RecipeWords } from '#planner/recipe.ts'

export const crayfishEtouffeeWords = {
  title: 'Crayfish étouffée with rice',
  blurb: {
    written: 'Smothered, as the name says: sweet {crayfish} in a buttery blond roux with the holy trinity.',
    'olive-oil': 'Smothered, as the name says: sweet {crayfish} in a silky blond roux with the holy trinity.',
  },
  call: { 'basmati-rice': 'rice', 'vegetable-stock': 'stock', cayenne: 'cayenne', 'lemon-juice': 'lemon' },
  prep: {
    onion: 'very finely chopped',
    celery: 'very finely chopped',
    'green-pepper': 'very finely chopped',
    parsley: 'chopped',
  },
  steps: [
    'Bring the {basmati-rice} to the boil in twice its volume of water with {1/3} of the {salt}. Cover it, turn the heat to its lowest and let it cook until the water has gone. Let it rest under its lid.',
    {
      written:
        'Meanwhile melt the {butter} in a saucepan, sprinkle in the {plain-flour} and stir slowly until the paste is the colour of straw and smells like shortbread.',
      'olive-oil':
        'Meanwhile warm the {olive-oil} in a saucepan, sprinkle in the {plain-flour} and stir slowly until the paste is the colour of straw and smells of baking.',
    },
    "Add {onion}, {celery} and {green-pepper}. They look like too much at first. Leave them for {time}, until they've gone soft and shrunk to something like a jam.",
    '{Tomato-puree}, {paprika} and {cayenne} go in first, then the {vegetable-stock}, little by little, with the rest of the {salt}. Let it bubble thickly until it coats the back of a spoon.',
    'The crayfish are already cooked and only have to get hot. Stir them in, add {lemon-juice} and {parsley}, and spoon it beside the {basmati-rice}.',
  ],
} as const satisfies RecipeWords
