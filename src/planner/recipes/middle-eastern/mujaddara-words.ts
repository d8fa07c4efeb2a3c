import type { RecipeWords } from '#planner/recipe.ts'

export const mujaddaraWords = {
  title: 'Mujaddara with dark sweet {onion+}',
  blurb:
    'Lentils and rice under a tangle of {onion+} taken all the way to mahogany. Three cheap things, one great dinner.',
  call: { 'lentils-tinned': 'lentils', 'basmati-rice': 'rice', 'olive-oil': 'oil', 'cumin-seeds': 'cumin' },
  prep: { 'basmati-rice': 'rinsed', onion: 'in thin half moons', tomato: 'finely diced', cucumber: 'finely diced' },
  steps: [
    'Bring the {basmati-rice}, the {water} and {1/2} of the {salt} to a bubble in a small saucepan. Put the lid on, turn the heat to its lowest and leave the lid on until the water has gone.',
    'Meanwhile spread the {onion+} in a wide frying pan with the {olive-oil}. Stir often. They turn golden, then as brown as strong tea, and the edges go crisp. Stop when most of them are dark.',
    'Lift {1/2} of the {onion+} onto kitchen paper. Add {cumin-seeds} and {allspice} to the rest for {10 s}, until you can smell them.',
    'Tip the rinsed {lentils-tinned} into the spiced {onion+} to warm through, then mix in the {basmati-rice}, which has soaked up all its {water}, with a fork. Stop when steam rises from the middle.',
    'Dress the {tomato} and {cucumber} with {lemon-juice} and the rest of the {salt} for a quick relish.',
    'Heap the {basmati-rice} on plates, top it with the crisp {onion+} and put the cold relish beside it.',
  ],
  tip: 'Cool leftovers of rice within the hour and heat them until steaming right through.',
} as const satisfies RecipeWords
