import type { RecipeWords } from '#planner/recipe.ts'

export const figClementineCoconutBowlWords = {
  title: '{Fig+} and {clementine+} with coconut and seeds',
  blurb:
    'Two fruits from a Louisiana back garden, juicy and spiced, with crunchy coconut flakes and a handful of seeds.',
  call: { 'pumpkin-seeds': 'seeds', 'coconut-chips': 'flakes' },
  prep: { clementine: 'in segments', fig: 'quartered' },
  steps: [
    'Stir the {cinnamon} into the {orange-juice} and turn the {fig+} in it, cut side down first, so their flesh soaks it up.',
    'Tuck the {clementine} segments between them, scatter the coconut and pumpkin seeds, and eat it before the {coconut-chips} go soft.',
  ],
  tip: 'Without fresh figs, take three dried ones and soak them in the juice overnight.',
} as const satisfies RecipeWords
