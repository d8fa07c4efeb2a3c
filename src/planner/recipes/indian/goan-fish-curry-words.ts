import type { RecipeWords } from '#planner/recipe.ts'

export const goanFishCurryWords = {
  title: { written: 'Goan fish curry with {okra}', tofu: 'Goan {tofu} curry with {okra}' },
  blurb: {
    written:
      'Brick-red, tangy and only gently hot: flaky white fish in coconut and tamarind, made for spooning over {rice-cooked}.',
    tofu: 'Brick-red, tangy and only gently hot: tender {tofu} in coconut and tamarind, made for spooning over {rice-cooked}.',
  },
  call: { 'tamarind-paste': 'paste', 'rapeseed-oil': 'oil', 'green-chilli': 'chilli' },
  prep: {
    onion: 'finely sliced',
    garlic: 'grated',
    ginger: 'grated',
    'green-chilli': 'slit',
    okra: 'halved lengthways',
    cod: 'in large pieces',
    tofu: 'in thick fingers',
  },
  steps: [
    'Mix {garlic}, {ginger}, {coriander-seed}, {paprika} and {turmeric} to a {tamarind-paste} with a spoonful or two of water.',
    'Soften the {onion} in the {rapeseed-oil} in a broad frying pan, then stir in the {tamarind-paste} and let it fry until it looks dull and the {rapeseed-oil} turns orange.',
    'Thin it with the {coconut-milk-light}, stir in tamarind and {salt}, and add {green-chilli} and {okra}. Keep it at a gentle bubble until the {okra} is tender but not slimy.',
    {
      written:
        "Nestle the {cod} in the sauce and shake the pan rather than stir it. It's ready when the pieces are white all the way through.",
      tofu: 'Nestle the {tofu} in the sauce and shake the pan rather than stir it, until the pieces are hot all the way through and have taken on the colour.',
    },
    'Heat the {rice-cooked} and spoon the curry over it, with the {green-chilli} for whoever dares.',
  ],
} as const satisfies RecipeWords
