import type { RecipeWords } from '#planner/recipe.ts'

export const mushroomPeaRisottoWords = {
  title: 'Mushroom and pea risotto',
  blurb: 'A risotto that flows when you tilt the plate, deep with mushrooms and brightened by sweet {frozen-peas}.',
  call: {
    'chestnut-mushrooms': 'mushrooms',
    'vegetable-stock': 'stock',
    'arborio-rice': 'rice',
    'olive-oil': 'oil',
    'white-wine': 'wine',
    'black-pepper': 'pepper',
    parmesan: 'grated cheese',
  },
  prep: {
    'chestnut-mushrooms': 'sliced',
    onion: 'very finely chopped',
    parmesan: 'finely grated',
    'vegetarian-hard-cheese': 'finely grated',
    thyme: 'leaves only',
  },
  steps: [
    'Bring the {vegetable-stock} to a bare tremble in a saucepan and keep it there. Cold {vegetable-stock} would stall the {arborio-rice}.',
    'Brown the {chestnut-mushrooms} with the {thyme} in {1/2} the {olive-oil}, in a deep frying pan. Wait until they stop hissing, then scoop them out.',
    'Sweat the {onion} in what {olive-oil} is left until you can see through it. Add the {arborio-rice} and stir till the grains click against the pan like beads.',
    '{White-wine} in, and let it vanish. Then a ladle of {vegetable-stock} at a time, each when the last is nearly drunk up, stirring often but not without pause.',
    'When a grain is tender with a tiny firm heart, stir in {chestnut-mushrooms}, {frozen-peas}, {salt} and {black-pepper} for {time}.',
    {
      written:
        'Take the pan from the heat, beat in the {parmesan} with a last spoonful of {vegetable-stock}, cover, and give it {1} quiet minute before you plate it.',
      'vegetarian-hard-cheese':
        'Take the pan from the heat, beat in the grated Parmesan-style cheese with a last spoonful of {vegetable-stock}, cover, and give it {1} quiet minute before you plate it.',
    },
  ],
  tip: 'Cool leftovers within the hour, and heat them tomorrow until they steam all through.',
} as const satisfies RecipeWords
