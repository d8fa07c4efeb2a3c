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
    'Heat {1/2} the {rapeseed-oil} in a saucepan with the {onion} and whole {garlic}, and let them take on brown spots. Bloom the {chilli-powder} and {smoked-paprika} among them for a breath, then drown the lot with the {tinned-tomatoes} before the spice can scorch, and cover.',
    'Drain the {pinto-beans} into a blender, add everything from the pan and the {vegetable-stock}, and hold the lid down with a cloth while it whirrs to a smooth cream.',
    'Return the soup to the saucepan with {dried-oregano} and {salt}. It should plop lazily and coat the back of a ladle. Thin it with a little hot water if it stands up by itself.',
    'Meanwhile toss the {corn-tortilla} strips in the remaining {rapeseed-oil} and crisp them in a frying pan, shaking often, until they rattle.',
    'Ladle into deep bowls and crown each one with the strips and the {avocado}.',
  ],
  tip: 'Freeze the soup without its topping. Soured cream and crumbled fresh cheese belong here too, if you eat them.',
} as const satisfies RecipeWords
