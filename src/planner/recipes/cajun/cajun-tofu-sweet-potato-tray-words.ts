import type { RecipeWords } from '#planner/recipe.ts'

export const cajunTofuSweetPotatoTrayWords = {
  title: 'Blackened {tofu} tray bake with {sweet-potato}',
  blurb: 'Louisiana spices rubbed in by hand, then the oven turns them into a dark and crackling crust.',
  call: {
    'green-pepper': 'pepper',
    'red-onion': 'onion',
    'frozen-sweetcorn': 'sweetcorn',
    'garlic-powder': 'garlic powder',
    'rapeseed-oil': 'oil',
  },
  prep: {
    tofu: 'in {2 cm} cubes, patted dry',
    'sweet-potato': 'in {2 cm} dice',
    'green-pepper': 'in squares',
    'red-onion': 'in wedges',
  },
  steps: [
    'Heat the oven to {oven}. On a baking tray toss {tofu}, {sweet-potato}, {green-pepper}, {red-onion} and {frozen-sweetcorn} with {paprika}, {dried-thyme}, {garlic-powder}, {chilli-flakes}, {rapeseed-oil} and {salt} until everything is red with spice.',
    'Roast it for {time}, until the undersides have a crust.',
    'Turn everything over with a fish slice.',
    'Roast it for {time} more, until the {tofu} is dark at every corner and the {sweet-potato} is soft.',
  ],
} as const satisfies RecipeWords
