import type { RecipeWords } from '#planner/recipe.ts'

export const salmonCucumberSweetPotatoesWords = {
  title: 'Salmon and cucumber in a sweet potato',
  blurb: 'Steaming hot below, cool and crisp on top, and the only cooking is done by the microwave.',
  call: {
    'salmon-tinned': 'salmon',
    'lemon-juice': 'lemon',
    'ground-ginger': 'ginger',
    'olive-oil': 'oil',
  },
  prep: {
    'salmon-tinned': 'drained, in chunks',
    cucumber: 'in small dice',
    'spring-onion': 'finely sliced',
  },
  steps: [
    'Prick the {sweet-potato} all over and microwave it at full power for {time}, until a knife slides to the middle.',
    'Meanwhile dress {cucumber} and {spring-onion} with {lemon-juice}, {ground-ginger}, {olive-oil} and {salt}.',
    'Slit and squeeze each {sweet-potato}, loosen the flesh with a fork, and fill it with {salmon-tinned} and cucumber.',
  ],
} as const satisfies RecipeWords
