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
    'Heat the {vegetable-stock} in a saucepan until it steams and little bubbles rise, and keep it at that. Cold {vegetable-stock} would stop the {arborio-rice} cooking.',
    'Brown the {chestnut-mushrooms} with the {thyme} in {1/2} the {olive-oil}, in a deep frying pan. Wait until they stop hissing, then scoop them out.',
    'Soften the {onion} in what {olive-oil} is left until you can see through it. Add the {arborio-rice} and stir until the grains are hot and click against the pan.',
    "Pour in the {white-wine} and let it bubble away. Then add the {vegetable-stock} a ladle at a time, the next one when the last is nearly gone. Stir often, but you don't have to stir all the time.",
    'When a grain is tender but still a tiny bit firm in the middle, stir in {chestnut-mushrooms}, {frozen-peas}, {salt} and {black-pepper} for {time}.',
    {
      written:
        'Take the pan from the heat, beat in the {parmesan} with a last spoonful of {vegetable-stock}, cover, and give it {1} minute to rest before you serve it.',
      'vegetarian-hard-cheese':
        'Take the pan from the heat, beat in the grated Parmesan-style cheese with a last spoonful of {vegetable-stock}, cover, and give it {1} minute to rest before you serve it.',
    },
  ],
  tip: 'Cool leftovers within the hour, and heat them tomorrow until they steam all through.',
} as const satisfies RecipeWords
