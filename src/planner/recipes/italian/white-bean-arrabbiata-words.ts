import type { RecipeWords } from '#planner/recipe.ts'

export const whiteBeanArrabbiataWords = {
  title: '{Pasta} arrabbiata with white beans',
  blurb: 'Angry in name only: {garlic}, chilli and passata, with white beans that turn it into supper.',
  call: {
    'gf-pasta': 'gluten-free pasta',
    'olive-oil': 'oil',
    'butter-beans': 'beans',
  },
  prep: {
    pasta: 'tubes or spirals',
    garlic: 'sliced',
    'butter-beans': 'drained',
    parsley: 'chopped',
  },
  steps: [
    "Cook the {pasta} in plenty of boiling water with {1/2} of the {salt}. Drain it when it's tender but still has some bite.",
    'In the meantime, let {garlic} and {chilli-flakes} sizzle gently in a frying pan with the {olive-oil}, until the first slice turns straw yellow.',
    'Tip in the {passata} at once, before the {garlic} darkens, with {butter-beans} and the last of the salt. The sauce is ready when oil glistens round its edge.',
    'Drain the pasta, saving a cupful of its water, and toss it in the sauce with the {parsley}, adding some of that water, until everything shines.',
  ],
  tip: "A spoonful of capers or a few olives wouldn't be out of place.",
} as const satisfies RecipeWords
