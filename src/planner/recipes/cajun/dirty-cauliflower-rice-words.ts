import type { RecipeWords } from '#planner/recipe.ts'

export const dirtyCauliflowerRiceWords = {
  title: 'Dirty {cauliflower} rice',
  blurb:
    'All the dark savour of dirty rice, from well-browned pork, chicken livers and peppers, with {cauliflower} chopped as small as rice.',
  call: {
    'chicken-liver': 'livers',
    'green-pepper': 'pepper, peppers',
    'olive-oil': 'oil',
    'cajun-seasoning': 'seasoning',
    'pork-mince-lean': 'pork',
  },
  prep: {
    'chicken-liver': 'finely chopped',
    onion: 'finely chopped',
    'green-pepper': 'finely chopped',
    celery: 'finely chopped',
    garlic: 'chopped',
    'spring-onion': 'sliced',
  },
  steps: [
    "Press the {pork-mince-lean} flat into a hot wide frying pan with {1/3} of the {olive-oil}. Don't stir for {time}, until there's a dark crust underneath. That's the dirt in dirty rice.",
    'Meanwhile chop the {cauliflower}, core and all, until nothing is bigger than a grain of rice.',
    'Break the meat up, stir in the {chicken-liver}, {onion}, {green-pepper} and {celery} with the other {2/3} of {olive-oil}, and keep stirring until the {onion} is tinged with brown and no pink is left in the pork or the liver.',
    'Stir in {garlic}, {tomato-puree}, {cajun-seasoning} and {salt} until they smell strong and spicy.',
    "Add the {cauliflower} and the {water}. Toss for a few minutes only, until it's hot and tender with a bit of bite.",
    'Scatter with {spring-onion+} and bring the pan to the table.',
  ],
  tip: 'No livers at the shop? More mince does. A food processor turns the {cauliflower} to rice in five short bursts.',
} as const satisfies RecipeWords
