import type { RecipeWords } from '#planner/recipe.ts'

export const virginiaPeanutSoupWords = {
  title: 'Virginia peanut soup with red lentils',
  blurb: 'The velvety soup of the Tidewater inns, thickened with lentils and {sweet-potato}.',
  call: { 'red-lentils': 'lentils', 'olive-oil': 'oil', 'vegetable-stock': 'stock' },
  prep: { leek: 'sliced', celery: 'sliced', 'sweet-potato': 'in small dice', chives: 'snipped' },
  steps: [
    'Cook {leek} and {celery} in the {olive-oil} in a saucepan, stirring, until the {leek} is soft. Stir in the cayenne and stand back from the fumes.',
    "Rinse the {red-lentils} and tip them in with the {sweet-potato}, {vegetable-stock} and {salt}. Skim the froth that rises first, then half cover it and let it simmer. It's ready when the lentils have fallen apart.",
    'When the {red-lentils} have lost their shape, spoon in the {peanut-butter} and purée everything with a hand blender until it pours like single cream.',
    'Warm it gently for {1 min}, because it sticks easily now, and stop when the first wisp of steam rises. Add the lime and the {chives}.',
  ],
  tip: 'It thickens in the fridge. Loosen it with a little water when you warm it up.',
} as const satisfies RecipeWords
