import type { RecipeWords } from '#planner/recipe.ts'

export const bengaliMustardTroutWords = {
  title: 'Bengali mustard {trout} with green beans',
  blurb: "Sharp mustard, mellow coconut and green chilli round tender fish, as it's eaten along the rivers of Bengal.",
  call: { 'green-beans': 'beans', 'green-chilli': 'chilli', 'rapeseed-oil': 'oil' },
  prep: { 'green-chilli': 'slit along its length', 'green-beans': 'topped and halved' },
  steps: [
    "Blend {mustard-powder}, {turmeric} and {salt} with the {water} and forget about it for {time}: it's bitter at first and mellows as it stands.",
    "Meanwhile fry the {green-beans} in the {rapeseed-oil} over a high flame with the {green-chilli}, until they're wrinkled and spotted.",
    'Quieten the pan with the {coconut-milk-light} and swirl in the mustard. Taste: it should tickle your nose, not hurt.',
    'Lower in the {trout}, skin up, and put a lid on. When the skin peels off with one pull and the flesh flakes, the fish is cooked.',
    'Heat the {rice-cooked} and let the yellow sauce soak into it.',
  ],
} as const satisfies RecipeWords
