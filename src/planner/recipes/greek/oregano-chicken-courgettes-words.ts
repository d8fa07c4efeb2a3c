import type { RecipeWords } from '#planner/recipe.ts'

export const oreganoChickenCourgettesWords = {
  title: '{Dried-oregano} {chicken-thigh} with lemony {courgette+}',
  blurb: 'Souvlaki flavours from a single pan: crisp-edged thighs, soft {courgette+}, olives and plenty of {lemon}.',
  call: {
    'chicken-thigh': 'chicken, thighs',
    olives: 'olives',
    'black-pepper': 'pepper',
    'olive-oil': 'oil',
    'cherry-tomatoes': 'tomatoes',
  },
  prep: {
    lemon: 'halved',
    courgette: 'in coins as thick as a finger',
    'cherry-tomatoes': 'halved',
    olives: 'stoned and torn',
    garlic: 'grated',
  },
  steps: [
    'Rub the {chicken-thigh+} with the {dried-oregano}, the {salt}, the {black-pepper} and {1/2} of the {olive-oil}, and leave them while you slice the vegetables.',
    "Get a heavy frying pan properly hot. Lay the meat in flat and don't move it until the underside is deep brown and lets go by itself.",
    'Turn it, set the {lemon} in the gaps cut side down, and cook until the juice that runs from the thickest part is clear. Lift everything onto a plate to rest.',
    "Put the rest of the {olive-oil} and all the {courgette+} into the same pan. They're ready when both sides are brown and the middle still has a little bite.",
    'Stir in {garlic}, {cherry-tomatoes} and {olives} for {1 min}, just until the {cherry-tomatoes} go soft.',
    'Put the {chicken-thigh} back with whatever has gathered on the plate and squeeze the blackened {lemon} over it at the table.',
  ],
  tip: 'Cold leftovers, sliced, are lunch with a handful of rocket.',
} as const satisfies RecipeWords
