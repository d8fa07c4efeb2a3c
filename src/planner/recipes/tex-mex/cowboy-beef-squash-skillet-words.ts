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
    'Put {butternut-squash}, {olive-oil} and {water} in a frying pan under a lid. The {water} steams the dice soft in {time}. Then take the lid off and let them colour, undisturbed, until they unstick.',
    'Shove them to the rim. Beef and spices go in the space, pressed flat for {time} and then broken into nuggets, with no pink left anywhere.',
    'Mix the lot with the {red-pepper} and give it {time}, so the pepper keeps its snap.',
    'Share it out, green with {spring-onion}, and cool each plate with {avocado}.',
  ],
  tip: 'Peel and dice the squash the evening before and breakfast takes {15 min}.',
} as const satisfies RecipeWords
