import type { RecipeWords } from '#planner/recipe.ts'

export const cannelliniArtichokeSaladWords = {
  title: 'White bean, artichoke and roasted pepper salad',
  blurb: 'An antipasto table in one bowl: soft beans, artichokes, sweet peppers and a caper dressing with some bite.',
  call: {
    'black-pepper': 'pepper',
    'cannellini-beans': 'beans',
    'red-wine-vinegar': 'vinegar',
    'olive-oil': 'oil',
    'cherry-tomatoes': 'tomatoes',
    'artichoke-hearts': 'artichoke',
  },
  prep: {
    capers: 'chopped',
    'artichoke-hearts': 'quartered',
    'roasted-peppers': 'in ribbons',
    'cherry-tomatoes': 'halved',
    parsley: 'roughly chopped',
  },
  steps: [
    'Stir the chopped {capers} with the {lemon-zest}, {red-wine-vinegar}, {salt} and {black-pepper}. Trickle in the {olive-oil} while you whisk, and give it {1 min} so the {salt} melts.',
    'Wash the {cannellini-beans} under the cold tap until the foam is gone, and shake them as dry as you can.',
    'Squeeze the {artichoke-hearts} quarters lightly between your palms, because brine would thin the dressing. Pull them apart into the salad bowl with the {roasted-peppers} ribbons and the {cherry-tomatoes}.',
    'Add the {cannellini-beans} and {parsley}, toss it all with the caper dressing, and crush a few {cannellini-beans} with your spoon to bind the rest.',
    'Spread the {rocket} on the plates and heap the salad in the middle.',
  ],
  tip: 'It tastes even rounder after {60 min}. Keep the {rocket} apart until you eat.',
} as const satisfies RecipeWords
