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
    "Sweat {onion}, {carrot}, {celery} and {salt} in the {olive-oil} in a casserole. Stir from time to time. They're ready when the {carrot} no longer squeaks.",
    'Work in {tomato-puree} and {dried-thyme} until the vegetables are brick red.',
    'Crush a third of the {chickpeas} with a fork, add them all with the {water}, and let it tick over until it looks more like soup than like its parts.',
    "Rain in the {pasta} and stir along the bottom every minute or so, until it's soft to the middle and the soup has thickened round it.",
    "Take it off the heat and let it settle, {time} at least, until it's just too hot to eat.",
  ],
  tip: 'It sets like a pudding in the fridge. Let it down with hot water and taste for salt again.',
} as const satisfies RecipeWords
