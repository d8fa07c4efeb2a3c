import type { RecipeWords } from '#planner/recipe.ts'

export const bengaliMustardTroutWords = {
  title: 'Bengali mustard {trout} with green beans',
  blurb: "Sharp mustard, mellow coconut and green chilli round tender fish, as it's eaten along the rivers of Bengal.",
  call: { 'green-beans': 'beans', 'green-chilli': 'chilli', 'rapeseed-oil': 'oil' },
  prep: { 'green-chilli': 'slit along its length', 'green-beans': 'topped and halved' },
  steps: [
    "Blend {mustard-powder}, {turmeric} and {salt} with the {water} and leave it for {time}. It's bitter at first and mellows as it stands.",
    "Meanwhile fry the {green-beans} in the {rapeseed-oil} with the {green-chilli}, until they're wrinkled and spotted.",
    "Pour in the {coconut-milk-light} and stir in the mustard until it's smooth and steaming. Taste it. It should tickle your nose, not hurt.",
    "Lower in the {trout}, skin up, and put a lid on. It's cooked when the skin peels off with one pull and the flesh flakes.",
    'Heat the {rice-cooked} and let the yellow sauce soak into it.',
  ],
} as const satisfies RecipeWords
