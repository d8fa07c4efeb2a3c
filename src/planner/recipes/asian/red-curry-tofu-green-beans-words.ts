import type { RecipeWords } from '#planner/recipe.ts'

export const redCurryTofuGreenBeansWords = {
  title: 'Thai red curry with {tofu} and green beans',
  blurb:
    'A curry that is on the table while the {rice-cooked} is warming: light coconut milk, squeaky beans and {tofu} with golden sides.',
  call: {
    'green-beans': 'beans',
    'thai-basil': 'basil',
    'red-curry-paste': 'curry paste, pastes',
    'rapeseed-oil': 'oil',
    'red-pepper': 'pepper',
    'lime-juice': 'lime',
  },
  prep: {
    carrot: 'in thin coins',
    tofu: 'in cubes, dried in a cloth',
    'green-beans': 'halved',
    'red-pepper': 'in strips',
  },
  steps: [
    'Fry the {tofu} in the hot {rapeseed-oil} in a wide frying pan until at least two sides of each cube are golden, then move it to a plate.',
    'Put the {red-curry-paste} where the {tofu} was, with three spoons of the {coconut-milk-light}, and stir it until it smells of lemongrass and red {rapeseed-oil} shows at the rim.',
    'Add the rest of the {coconut-milk-light}, the {green-beans}, the {red-pepper} and the {carrot}. Let it bubble gently until the {green-beans} bend but are still crisp.',
    "Put the {tofu} back for the last {2 min}, until it's hot through.",
    'Brighten the sauce with {lime-juice}, tear the {thai-basil} over it and ladle it beside the {rice-cooked}, hot from the microwave.',
  ],
  tip: 'Freeze it without the basil. Pastes differ in heat, so begin with half if yours is new to you.',
} as const satisfies RecipeWords
