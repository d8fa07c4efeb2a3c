import type { RecipeWords } from '#planner/recipe.ts'

export const maqueChouxCupWords = {
  title: 'Maque choux from the microwave',
  blurb:
    '{Frozen-sweetcorn}, pepper and tomato stewed in their own juice, smoky and a little hot. A side dish, or a snack with a spoon.',
  call: { 'green-pepper': 'pepper', 'cherry-tomatoes': 'tomatoes', 'olive-oil': 'oil' },
  prep: { 'green-pepper': 'in tiny dice', 'cherry-tomatoes': 'quartered', 'spring-onion': 'sliced' },
  steps: [
    'Mix the corn, {green-pepper}, {cherry-tomatoes}, {cajun-seasoning} and {olive-oil} in a deep bowl and cover it with a saucer. Microwave it for {time} on full power, until the pepper is soft.',
    'Mash it five or six times with a potato masher, until milky juice from the kernels thickens the liquid.',
    "Salt it, add the {spring-onion+} and microwave it uncovered for {1} minute more, until it's as thick as a stew.",
  ],
} as const satisfies RecipeWords
