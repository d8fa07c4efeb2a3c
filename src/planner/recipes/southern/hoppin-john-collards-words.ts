import type { RecipeWords } from '#planner/recipe.ts'

export const hoppinJohnCollardsWords = {
  title: "Hoppin' John with collards",
  blurb:
    "The New Year's dish for luck: black-eyed beans and rice in one pan, with ribbons of greens and a smoky depth.",
  call: {
    'black-eyed-beans': 'beans',
    'brown-rice-cooked': 'rice',
    'collard-greens': 'greens',
    'olive-oil': 'oil',
    'smoked-paprika': 'paprika',
    'vegetable-stock': 'stock',
    'nutritional-yeast': 'yeast',
    'hot-sauce': 'sauce',
  },
  prep: { onion: 'chopped', celery: 'chopped', garlic: 'chopped', 'collard-greens': 'stalks out, in ribbons' },
  steps: [
    "Cook the {onion} and {celery} in the {olive-oil} in your widest frying pan for a good {time}, until they're soft and smell sweet.",
    'Add {garlic} and {smoked-paprika} and stir until you can smell them.',
    "Add the collards, the {vegetable-stock} and the {salt}. Cover and let the {collard-greens} soften until they're tender but still bright green.",
    "Fold in {black-eyed-beans} and {brown-rice-cooked} and cook without the lid. It's ready when the bottom of the pan is no longer wet.",
    'Take it off the hob and stir in the {nutritional-yeast} flakes and hot {hot-sauce}, which stand in for the ham bone.',
  ],
  tip: 'Ready-cooked rice is heated once only, so make no more than you eat. Kale does what collards do, in half the time.',
} as const satisfies RecipeWords
