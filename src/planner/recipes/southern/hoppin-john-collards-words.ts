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
    'Give the {onion} and {celery} a good {time} with the {olive-oil} in your widest frying pan. They ought to smell sweet and look a bit ragged. Go on once they do.',
    'Add {garlic} and {smoked-paprika} and count to twenty.',
    "In go the collards, the {vegetable-stock} and the {salt}. Cover and let the {collard-greens} soften until they chew easily but haven't gone khaki.",
    "Fold in {black-eyed-beans} and {brown-rice-cooked} and cook without the lid. When the pan is no longer wet at the bottom, it's ready.",
    'Take it from the hob and work in the {nutritional-yeast} flakes and hot {hot-sauce}. They stand in for the ham bone.',
  ],
  tip: 'Ready-cooked rice is heated once only, so make no more than you eat. Kale does what collards do, in half the time.',
} as const satisfies RecipeWords
