import type { RecipeWords } from '#planner/recipe.ts'

export const tunaLeekPastaBakeWords = {
  title: {
    written: '{Tuna-tinned}, {leek} and {tinned-sweetcorn} {pasta} bake',
    'gf-pasta': '{Tuna-tinned}, {leek} and {tinned-sweetcorn} bake with {gf-pasta}',
    'cannellini-beans': 'White bean, {leek} and {tinned-sweetcorn} {pasta} bake',
    'gf-pasta & cannellini-beans': 'White bean, {leek} and {tinned-sweetcorn} bake with {gf-pasta}',
  },
  blurb: {
    written:
      "Every English student's first dinner, grown up: plenty of {leek+}, a light mustard sauce and a crackly Cheddar top.",
    'nutritional-yeast':
      "Every English student's first dinner, grown up: plenty of {leek+}, a light mustard sauce and a crisp golden top.",
  },
  call: { 'cannellini-beans': 'white beans', 'dijon-mustard': 'mustard', cheddar: 'cheese' },
  prep: {
    pasta: 'short tubes',
    'gf-pasta': 'short tubes',
    leek: 'in rings as thick as a pencil',
    'tuna-tinned': 'in chunks',
    cheddar: 'grated',
    salt: 'for the pasta water',
  },
  steps: [
    'Salt a large saucepan of water and, when it is galloping, throw in the {pasta}. {4 Min} before the packet says, add the {leek+}.',
    'Drain both together and rinse out the pan: you need it again.',
    'In it, smooth the {cornflour} with a dash of the {milk-semi} until no lump is left, then pour on the rest. Whisk steadily while it heats; all of a sudden it thickens and plops.',
    'Away from the heat, work in the {dijon-mustard} and {1/3} of the {cheddar}.',
    {
      written:
        'Turn pasta, {leek+}, {tinned-sweetcorn} and {tuna-tinned} over in the sauce, gently so that some chunks stay whole, and tip the lot into a shallow dish.',
      'cannellini-beans':
        'Turn pasta, {leek+}, {tinned-sweetcorn} and cannellini beans over in the sauce, gently so that the beans stay whole, and tip the lot into a shallow dish.',
    },
    {
      written:
        'Cover with what remains of the {cheddar} and slide it under a fierce grill until the top blisters and the edges seethe.',
      'nutritional-yeast':
        'Cover with what remains of the yeast flakes and slide it under a moderate grill, for they brown fast, until the top is golden and the edges seethe.',
    },
  ],
} as const satisfies RecipeWords
