import type { RecipeWords } from '#planner/recipe.ts'

export const salmonOchazukeWords = {
  title: '{Salmon-tinned} ochazuke',
  blurb: {
    written:
      '{Rice-cooked}, flaked {salmon-tinned} and crisp nori with hot {green-tea} poured over: the gentlest way to begin a morning.',
    'smoked-tofu':
      '{Rice-cooked}, crumbled {smoked-tofu} and crisp nori with hot {green-tea} poured over: the gentlest way to begin a morning.',
  },
  call: { 'salmon-tinned': 'salmon', 'sesame-seeds': 'sesame', nori: 'nori' },
  prep: { 'smoked-tofu': 'crumbled', ginger: 'grated', nori: 'torn small', 'spring-onion': 'in rings' },
  steps: [
    'Boil the kettle, let it stand for {time} and brew a cup of {green-tea} that is strong but not bitter.',
    'Heat the {rice-cooked} in the microwave until it steams, and break it up in a deep bowl.',
    {
      written: 'Crown it with the {salmon-tinned} in big flakes, the {ginger}, {spring-onion} and {sesame-seeds}.',
      'smoked-tofu': 'Crown it with the {smoked-tofu}, the {ginger}, {spring-onion} and {sesame-seeds}.',
    },
    "Pour the tea around the {rice-cooked}, not over it, until only the top shows. Add a few drops of {soy-sauce} and the {nori}, and eat it while that's still crisp.",
  ],
  tip: {
    written: 'A leftover piece of cooked {salmon-tinned} is even better than the tin.',
    'smoked-tofu': 'Crumble the tofu by hand: its rough edges drink the tea.',
  },
} as const satisfies RecipeWords
