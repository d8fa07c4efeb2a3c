import type { RecipeWords } from '#planner/recipe.ts'

export const maqueChouxCupWords = {
  title: 'Maque choux from the microwave',
  blurb:
    '{Frozen-sweetcorn}, pepper and tomato stewed in their own juice, smoky and a little hot. A side dish, or a snack with a spoon.',
  call: { 'green-pepper': 'pepper', 'cherry-tomatoes': 'tomatoes', 'olive-oil': 'oil' },
  prep: { 'green-pepper': 'in tiny dice', 'cherry-tomatoes': 'quartered', 'spring-onion': 'sliced' },
  steps: [
    'Corn, {green-pepper}, {cherry-tomatoes}, {cajun-seasoning} and {olive-oil} share a deep bowl with a saucer for a lid. {Time} on full power in the microwave.',
    'Mash it five or six times with a potato masher; the milk of the kernels runs out and thickens the juice.',
    'Salt it, add the {spring-onion+} and put it back uncovered for {1} minute, so that it becomes a stew and not a soup.',
  ],
} as const satisfies RecipeWords
