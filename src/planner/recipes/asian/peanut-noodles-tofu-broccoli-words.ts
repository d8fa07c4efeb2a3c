import type { RecipeWords } from '#planner/recipe.ts'

export const peanutNoodlesTofuBroccoliWords = {
  title: 'Rice noodles with peanut sauce, {tofu} and {broccoli}',
  blurb:
    'Slippery rice noodles in a sauce that needs no cooking, with golden {tofu} and {broccoli} that still crunches.',
  call: {
    'rapeseed-oil': 'oil',
    'rice-noodles': 'noodles',
    'peanut-butter': 'peanut butter',
    'soy-sauce': 'soy sauce',
    'lime-juice': 'lime',
  },
  prep: {
    tofu: 'in {2 cm} cubes, patted dry',
    broccoli: 'in florets',
    garlic: 'grated',
  },
  steps: [
    'Whisk {peanut-butter}, {soy-sauce}, {lime-juice}, {garlic} and {chilli-flakes} with the {water} until the sauce is as smooth as paint.',
    'Heat the {rapeseed-oil} in a frying pan, lay in the {tofu} and turn the cubes until at least three sides are crisp and gold.',
    'Drop {rice-noodles} and {broccoli} together into a saucepan of boiling water. Drain them when the stems can be pierced and the {rice-noodles} are soft.',
    'Toss all of it with the sauce in the warm pan until nothing is left at the bottom.',
  ],
  tip: "Cold from the box it's a fine lunch. Add a squeeze of lime to loosen it.",
} as const satisfies RecipeWords
