import type { RecipeWords } from '#planner/recipe.ts'

export const pastaECeciWords = {
  title: '{Pasta} e ceci, Roman chickpea soup',
  blurb: 'As thick as you dare: the {chickpeas} that are crushed bind it, and the whole ones feed you.',
  call: {
    'gf-pasta': 'gluten-free pasta',
    'olive-oil': 'oil',
    'tomato-puree': 'tomato purée',
  },
  prep: {
    onion: 'chopped',
    carrot: 'in small dice',
    celery: 'in small dice',
    chickpeas: 'drained',
    pasta: 'small shapes',
    'gf-pasta': 'small shapes',
  },
  steps: [
    'Cook {onion}, {carrot}, {celery} and {salt} in the {olive-oil} in a casserole. Stir from time to time, until the {carrot} begins to soften.',
    'Stir in {tomato-puree} and {dried-thyme} until the vegetables are brick red.',
    'Crush a third of the {chickpeas} with a fork, add them all with the {water}, and let it simmer until the broth looks cloudy and thick.',
    "Pour in the {pasta} and stir along the bottom every minute or so, until it's soft to the middle and the soup has thickened round it.",
    'Take it off the heat and let it stand for at least {time}, until it has thickened and cooled a little.',
  ],
  tip: 'It sets like a pudding in the fridge. Thin it with hot water and taste for salt again.',
} as const satisfies RecipeWords
