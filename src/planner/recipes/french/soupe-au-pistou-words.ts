import type { RecipeWords } from '#planner/recipe.ts'

export const soupeAuPistouWords = {
  title: 'Soupe au pistou',
  blurb:
    'Provence in July: beans, {courgette} and {tomato} in a clear broth, brightened by {basil} and {garlic} at the table.',
  call: { 'olive-oil': 'oil', 'cannellini-beans': 'cannellini' },
  prep: {
    leek: 'in fine rings',
    potato: 'diced no larger than the beans',
    'green-beans': 'in short lengths',
    courgette: 'diced',
    tomato: 'chopped',
  },
  steps: [
    'Stew the {leek} in {1/3} of the {olive-oil} in a saucepan, covered, until you can cut it with a spoon.',
    'Tip in the {potato}, the {water} and all but a pinch of the {salt}. Bring it to a simmer and trim the beans while it cooks. Go on when the dice are nearly soft.',
    'Add {green-beans} and {courgette}, and cook with the lid ajar, until the {potato} is tender and the greens are still bright.',
    "Rinse the {cannellini-beans} and warm them in the broth with {1/2} of the {tomato}. They're hot once the soup starts to bubble again.",
    'For the pistou, chop the {garlic} with the saved {salt} to a paste, then the {basil} and the other {tomato} half right through it. Stir in the rest of the {olive-oil} to make a coarse green sauce.',
    'Ladle the soup out and let everybody swirl in their own pistou.',
  ],
  tip: "Freeze the soup before the pistou goes in. {Basil} doesn't survive the cold.",
} as const satisfies RecipeWords
