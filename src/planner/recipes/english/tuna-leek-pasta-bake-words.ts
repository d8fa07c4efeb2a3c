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
    "Bring a large saucepan of salted water to the boil and add the {pasta}. {4 Min} before the packet says it's done, add the {leek+}, and cook until both are tender.",
    "Drain both together and rinse out the pan, which you'll need again.",
    'In it, smooth the {cornflour} with a dash of the {milk-semi} until no lump is left, then pour on the rest. Whisk steadily while it heats, until it suddenly thickens and bubbles.',
    'Away from the heat, work in the {dijon-mustard} and {1/3} of the {cheddar}.',
    {
      written:
        'Turn pasta, {leek+}, {tinned-sweetcorn} and {tuna-tinned} over in the sauce, gently so that some chunks stay whole, and tip it all into a shallow dish.',
      'cannellini-beans':
        'Turn pasta, {leek+}, {tinned-sweetcorn} and cannellini beans over in the sauce, gently so that the beans stay whole, and tip it all into a shallow dish.',
    },
    {
      written:
        'Cover with what remains of the {cheddar} and slide it under a very hot grill until the top blisters and the edges bubble.',
      'nutritional-yeast':
        'Cover with what remains of the yeast flakes and slide it under a moderate grill, for they brown fast, until the top is golden and the edges bubble.',
    },
  ],
} as const satisfies RecipeWords
