import type { RecipeWords } from '#planner/recipe.ts'

export const gazpachoPrawnsAvocadoWords = {
  title: 'Gazpacho with {prawns-cooked} and {avocado}',
  blurb:
    'Ice-cold liquid salad for the hottest evening of the year, with a spoonful of {prawns-cooked} and {avocado} to bite on.',
  call: { 'roasted-peppers': 'peppers', 'red-wine-vinegar': 'vinegar', 'olive-oil': 'oil' },
  prep: {
    tomato: 'cored, in chunks',
    cucumber: 'peeled, a spoonful of it diced',
    'prawns-cooked': 'chopped',
    'chicken-breast-cooked': 'chopped',
    edamame: 'steeped in boiling water, then drained',
    avocado: 'diced',
    water: 'with ice in it',
  },
  steps: [
    "Blend {tomato+}, {roasted-peppers}, most of the {cucumber}, {garlic}, {red-wine-vinegar}, {almonds}, {salt} and iced {water} for a full minute, until it's smooth.",
    "With the motor running let the {olive-oil} trickle in. It's thick enough when the red has turned to coral.",
    'Taste it cold. Cold dulls {red-wine-vinegar} and {salt}, so it may need a little more of the first.',
    {
      written:
        'Stir {prawns-cooked}, {avocado} and the diced {cucumber} together, heap them in the bowls and pour the soup around.',
      edamame:
        'Stir the cooled {edamame}, {avocado} and the diced {cucumber} together, heap them in the bowls and pour the soup around.',
    },
  ],
  tip: 'The soup without its filling keeps for two days, and is colder and better on the second.',
} as const satisfies RecipeWords
