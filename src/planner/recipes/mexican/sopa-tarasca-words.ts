import type { RecipeWords } from '#planner/recipe.ts'

export const sopaTarascaWords = {
  title: 'Sopa tarasca',
  blurb:
    'A velvety bean and tomato soup from Michoacán, deep with chilli and paprika, under a tangle of crisp tortilla strips.',
  call: {
    'smoked-paprika': 'paprika',
    'corn-tortilla': 'tortilla',
    'rapeseed-oil': 'oil',
    'tinned-tomatoes': 'tomatoes',
    'pinto-beans': 'beans',
    'vegetable-stock': 'stock',
  },
  prep: { 'corn-tortilla': 'cut into thin strips', onion: 'roughly chopped', garlic: 'whole', avocado: 'diced' },
  steps: [
    'Heat {1/2} the {rapeseed-oil} in a saucepan with the {onion} and whole {garlic}, and cook them until they have brown spots. Add the {chilli-powder} and {smoked-paprika} for a few seconds, pour in the {tinned-tomatoes} before the spices burn, and cover the pan.',
    'Drain the {pinto-beans} into a blender, add everything from the pan and the {vegetable-stock}, and hold the lid down with a cloth while you blend it to a smooth cream.',
    "Put the soup back in the saucepan with {dried-oregano} and {salt}. Let it bubble slowly until it coats the back of a ladle. Thin it with a little hot water if it's too thick to pour.",
    "Meanwhile toss the {corn-tortilla} strips in the remaining {rapeseed-oil} and fry them in a frying pan, shaking it often, until they're crisp and rattle.",
    'Ladle into deep bowls and top each one with the strips and the {avocado}.',
  ],
  tip: 'Freeze the soup without its topping. Soured cream and crumbled fresh cheese belong here too, if you eat them.',
} as const satisfies RecipeWords
