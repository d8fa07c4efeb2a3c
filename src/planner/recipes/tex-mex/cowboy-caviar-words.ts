import type { RecipeWords } from '#planner/recipe.ts'

export const cowboyCaviarWords = {
  title: 'Cowboy bean salad with tortilla chips',
  blurb:
    'A Texan bean salad for a hungry crowd of two: black-eyed beans, corn, pepper, lime, and chips instead of spoons.',
  call: {
    'tortilla-chips': 'chips',
    'black-eyed-beans': 'beans',
    'red-pepper': 'pepper',
    'olive-oil': 'oil',
    'lime-juice': 'lime',
  },
  prep: {
    'red-pepper': 'in tiny dice',
    jalapeno: 'very finely chopped',
    'spring-onion': 'in thin rings',
    coriander: 'chopped',
    avocado: 'in cubes',
  },
  steps: [
    "Whisk the {lime-juice}, {olive-oil}, {cumin} and {salt} with a fork in a salad bowl that's big enough to stir in.",
    'Cut everything as small as a {tinned-sweetcorn} kernel. Put {red-pepper}, {jalapeno}, {spring-onion} and {coriander} straight from the board into the bowl.',
    'Drain {black-eyed-beans} and corn in one sieve, shake until no drop falls, and mix them in.',
    "Add the {avocado} last, with only two or three turns of the spoon, or it'll turn to paste.",
    "Taste it on a chip, because that's how you'll eat it. Share out the rest of the {tortilla-chips}.",
  ],
  tip: "It's even better after {60 min} in the fridge. Add {avocado} and chips when you eat.",
} as const satisfies RecipeWords
