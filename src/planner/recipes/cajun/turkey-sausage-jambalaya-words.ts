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
    'Brown the {turkey-sausage} coins in a casserole in a film of the {olive-oil}. When the edges curl, take them out.',
    'Do the same with the {pork-tenderloin} in the remaining {olive-oil}, and let it stick and brown, because that brown layer gives all the flavour. Go on when the meat comes off by itself.',
    "Put {onion}, {green-pepper} and {celery} on top with a few spoonfuls of {chicken-stock-unsalted}, rub the brown layer loose and cover. Cook them until they're soft and the bottom of the pot is nearly dry.",
    'Stir in {garlic} and {cajun-seasoning}, then the {basmati-rice}, until the grains look varnished with it.',
    "Pour on the {chicken-stock-unsalted} with {bay-leaf}, {salt} and the {turkey-sausage}. As soon as it boils, cover it tightly and turn the heat to its lowest. Don't lift the lid until the time's up and the liquid has gone.",
    'Scatter the {frozen-peas} over the {basmati-rice}, put the lid back on, and leave it to stand off the heat. Fluff it with a fork, check that no cube of {pork-tenderloin} is pink inside, and finish with {spring-onion+}.',
  ],
  tip: "Cool what's left within {60 min} and keep it cold. Reheat it until it steams.",
} as const satisfies RecipeWords
