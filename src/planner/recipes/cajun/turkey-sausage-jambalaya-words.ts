import type { RecipeWords } from '#planner/recipe.ts'

export const turkeySausageJambalayaWords = {
  title: '{Pork-tenderloin} and sausage jambalaya',
  blurb:
    'One casserole, brown at the bottom and fragrant at the top: the country kind, without tomato, as in the bayou.',
  call: {
    'turkey-sausage': 'sausage',
    'olive-oil': 'oil',
    'green-pepper': 'peppers',
    'chicken-stock-unsalted': 'stock',
    'cajun-seasoning': 'seasoning',
    'basmati-rice': 'rice',
    'bay-leaf': 'bay',
  },
  prep: {
    'turkey-sausage': 'in coins',
    'pork-tenderloin': 'in bite-size pieces',
    onion: 'chopped',
    'green-pepper': 'chopped',
    celery: 'chopped',
    garlic: 'chopped',
    'spring-onion': 'sliced',
  },
  steps: [
    'Brown the {turkey-sausage} coins in a casserole in a film of the {olive-oil}; when the edges curl, take them out.',
    'Do the same with the {pork-tenderloin} in the remaining {olive-oil}, and let it really stick and colour: that brown layer is the whole flavour. Go on when it comes off by itself.',
    '{Onion}, {green-pepper} and {celery} go on top of it. Add a spoonful of {chicken-stock-unsalted} whenever the bottom looks too dark, and rub it loose.',
    'Stir in {garlic} and {cajun-seasoning}, then the {basmati-rice}, until the grains look varnished with it.',
    'Pour on the {chicken-stock-unsalted} with {bay-leaf}, {salt} and the {turkey-sausage}. As soon as it boils, cover it tightly, set the hob to its lowest and hands off.',
    'Dot the {frozen-peas} over the {basmati-rice}, close the lid again, and leave it standing off the heat. Fluff with a fork, see that no cube of {pork-tenderloin} is pink inside, and finish with {spring-onion+}.',
  ],
  tip: 'Cool what is left within {60 min} and keep it cold; reheat it until it steams.',
} as const satisfies RecipeWords
