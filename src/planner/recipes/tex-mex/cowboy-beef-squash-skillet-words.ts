import type { RecipeWords } from '#planner/recipe.ts'

export const cowboyBeefSquashSkilletWords = {
  title: 'Cowboy skillet of beef and butternut squash',
  blurb: 'Breakfast on the ranch: squash browned in its own sugar, peppery beef, {red-pepper} and cool {avocado}.',
  call: { 'butternut-squash': 'squash', 'olive-oil': 'oil' },
  prep: {
    'butternut-squash': 'peeled, in dice of {1 cm}',
    'red-pepper': 'diced',
    'spring-onion': 'sliced',
    avocado: 'sliced',
  },
  steps: [
    "Put {butternut-squash}, {olive-oil} and {water} in a frying pan under a lid. The {water} steams the dice soft in {time}. Then take the lid off and leave them alone until they're brown and come off the pan easily.",
    'Push them to the rim. Press the beef and spices flat in the space and leave them for {time}, then break the meat into pieces and cook it until no pink is left anywhere.',
    'Mix the lot with the {red-pepper} and give it {time}, until the pepper is hot but still crisp.',
    'Share it out, scatter it with {spring-onion}, and top each plate with {avocado}.',
  ],
  tip: 'Peel and dice the squash the evening before and breakfast takes {15 min}.',
} as const satisfies RecipeWords
