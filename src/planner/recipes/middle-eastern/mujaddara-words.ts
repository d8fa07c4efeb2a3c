import type { RecipeWords } from '#planner/recipe.ts'

export const mujaddaraWords = {
  title: 'Mujaddara with dark sweet {onion+}',
  blurb:
    'Lentils and rice under a tangle of {onion+} taken all the way to mahogany. Three cheap things, one great dinner.',
  call: { 'lentils-tinned': 'lentils', 'basmati-rice': 'rice', 'olive-oil': 'oil', 'cumin-seeds': 'cumin' },
  prep: { 'basmati-rice': 'rinsed', onion: 'in thin half moons', tomato: 'finely diced', cucumber: 'finely diced' },
  steps: [
    "Bring the {basmati-rice}, the {water} and {1/2} of the {salt} to a bubble in a small saucepan. Clamp the lid on, turn the flame to its lowest and don't peek.",
    'Meanwhile spread the {onion+} in a wide frying pan with the {olive-oil}. Keep the heat brisk and stir often. They pass through gold to the brown of strong tea, and their edges crisp. Stop when most of them are dark.',
    'Lift {1/2} of the {onion+} onto kitchen paper. To those in the pan add {cumin-seeds} and {allspice}, and breathe in: {10 s} are enough.',
    'Tip the rinsed {lentils-tinned} into the spiced {onion+} to warm through, then fork in the {basmati-rice}, which by now has drunk all its {water}. Stop when steam rises from the middle.',
    'Dress the {tomato} and {cucumber} with {lemon-juice} and the rest of the {salt} for a quick relish.',
    'Mound the {basmati-rice} on plates, crown it with the crisp {onion+} and put the cold relish beside it.',
  ],
  tip: 'Cool leftovers of rice within the hour and heat them until steaming right through.',
} as const satisfies RecipeWords
