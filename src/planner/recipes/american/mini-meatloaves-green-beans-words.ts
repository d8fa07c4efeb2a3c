import type { RecipeWords } from '#planner/recipe.ts'

export const miniMeatloavesGreenBeansWords = {
  title: 'Little meatloaves with green beans and mash',
  blurb:
    'Sunday meatloaf on a weekday: baked in a muffin tin, glazed with {ketchup}, and done before the {potato+} are mashed.',
  call: { 'green-beans': 'beans', 'olive-oil': 'oil', 'beef-mince-5': 'mince', 'dried-thyme': 'thyme' },
  prep: { carrot: 'finely grated', onion: 'finely grated', potato: 'peeled, in chunks' },
  steps: [
    'Heat the oven to {oven} and oil the holes of a muffin tin, three for each serving, with {1/2} of the {olive-oil}.',
    'Squeeze {beef-mince-5}, {carrot}, {onion}, {oats}, {egg}, {dried-thyme} and {1/2} the {salt} through your fingers until it clings to them. Share it among the holes and paint the tops with {ketchup}.',
    'Bake until the glaze is sticky, its rim is dark and the juice runs clear.',
    "Meanwhile put the {potato+} into a saucepan of cold water with the last of the {salt} and bring it to the boil. When they're nearly tender, lay the {green-beans} on top and cover until both are soft.",
    'Lift out the {green-beans}, drain the {potato+} and crush them with the {milk-semi} and remaining {olive-oil}. Serve the loaves with mash and {green-beans}.',
  ],
  tip: "The loaves freeze well on their own. Reheat them under foil so the glaze doesn't burn.",
} as const satisfies RecipeWords
