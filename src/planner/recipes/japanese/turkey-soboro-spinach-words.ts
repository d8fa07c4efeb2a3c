import type { RecipeWords } from '#planner/recipe.ts'

export const turkeySoboroSpinachWords = {
  title: 'Turkey soboro with spinach and butternut',
  blurb:
    'Fine morsels of gingery turkey next to garlicky greens and golden squash: the bento classic, at the breakfast table.',
  call: {
    'baby-spinach': 'spinach',
    'butternut-squash': 'squash',
    'olive-oil': 'oil',
    'turkey-mince': 'turkey',
    'sesame-seeds': 'sesame',
  },
  prep: {
    'butternut-squash': 'peeled and cut into small cubes',
    ginger: 'grated',
    garlic: 'crushed',
    'spring-onion': 'finely cut',
  },
  steps: [
    "Cover the {butternut-squash} cubes in a dish with a spoonful of water and microwave them for seven or {8 min}. They're ready when they squash under the back of a spoon.",
    "Put {turkey-mince}, {ginger} and {soy-sauce} into a cold frying pan and set it on the heat. Stir with a whisk the whole time, which gives soboro its fine crumb. It's done when the crumbs are dry and no pink is left.",
    'Leave it to fry until no pink shows, the pan is almost dry and the crumbs have begun to crackle. Move them to a bowl.',
    'Warm the {olive-oil} with the {garlic}, heap in the {baby-spinach} with the {salt} and turn it until it has just gone dark and limp.',
    'Put {butternut-squash}, turkey and greens side by side in each bowl, and scatter {spring-onion} and {sesame-seeds} over the top.',
  ],
  tip: 'Make the soboro on Sunday. It keeps for three days and reheats in {1 min}.',
} as const satisfies RecipeWords
