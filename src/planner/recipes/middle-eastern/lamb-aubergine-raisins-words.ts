import type { RecipeWords } from '#planner/recipe.ts'

export const lambAubergineRaisinsWords = {
  title: 'Spiced lamb with {aubergine} and raisins',
  blurb: 'Cinnamon, cumin and a few raisins, and a pan of mince tastes of Damascus instead of Monday.',
  call: {
    'lamb-mince': 'lamb',
    'garlic-powder': 'garlic powder',
    'olive-oil': 'oil',
  },
  prep: {
    aubergine: 'in {2 cm} dice',
    onion: 'chopped',
    parsley: 'chopped',
  },
  steps: [
    'Brown the {lamb-mince} in a dry casserole, breaking it up, until it fries in its own fat and nothing is pink. Lift it out and leave the fat.',
    'Add {olive-oil}, {aubergine} and {onion}. Turn them often, until the cubes are brown outside and soft when you press them.',
    'Dust with {cumin}, {cinnamon} and {garlic-powder} and stir until the spices smell warm and sweet.',
    'Return the {lamb-mince} with {passata}, {raisins}, {salt} and half a cup of water. Cover, and leave it until the {aubergine} has almost melted and the raisins are plump.',
    'Stir the {parsley} through and let it rest off the heat for a moment.',
  ],
} as const satisfies RecipeWords
