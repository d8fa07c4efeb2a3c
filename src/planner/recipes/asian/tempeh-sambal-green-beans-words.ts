import type { RecipeWords } from '#planner/recipe.ts'

export const tempehSambalGreenBeansWords = {
  title: '{Tempeh} and {aubergine} in tomato sambal',
  blurb:
    'Indonesian everyday cooking: {tempeh} fried crisp, then tossed in a hot, sweet-sour sambal of tomato and tamarind.',
  call: {
    'sunflower-oil': 'oil',
    'cherry-tomatoes': 'tomatoes',
    'red-chilli': 'chilli',
    'brown-rice-cooked': 'rice',
    'tamarind-paste': 'tamarind',
  },
  prep: {
    tempeh: 'in batons as thick as a pencil',
    aubergine: 'in fingers',
    shallot: 'peeled',
    garlic: 'peeled',
    'red-chilli': 'stalk off, seeds out if you like it mild',
    coriander: 'chopped',
  },
  steps: [
    "Get {1/2} of the {sunflower-oil} really hot in a wok and fry the {tempeh}, turning it, until it's crisp and as brown as toast. Lift it out.",
    'Spread the {aubergine} in the wok with the other half of the oil and let it brown. When a piece flops over the spoon, add it to the {tempeh}.',
    'While that sizzles, run {cherry-tomatoes}, {shallot+}, {garlic} and {red-chilli} in the blender, leaving it slightly coarse.',
    'Cook this in the empty wok with the {tamarind-paste}, the {maple-syrup} and the {salt} until it no longer smells raw and comes away from the metal in one mass.',
    "Fold {tempeh} and {aubergine} back in until they're red all over. Serve on {brown-rice-cooked} hot from the microwave, under the {coriander}.",
  ],
} as const satisfies RecipeWords
