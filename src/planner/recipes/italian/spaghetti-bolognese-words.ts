import type { RecipeWords } from '#planner/recipe.ts'

export const spaghettiBologneseWords = {
  title: '{Spaghetti} bolognese',
  blurb:
    'The one everybody grew up with: mince browned properly, a carrot for sweetness, tomato cooked until it clings.',
  call: {
    'olive-oil': 'oil',
    'beef-mince-5': 'mince',
  },
  prep: {
    onion: 'finely chopped',
    carrot: 'coarsely grated',
    garlic: 'crushed',
  },
  steps: [
    'Soften {onion}, {carrot} and {garlic} with the {olive-oil} in a roomy frying pan, and stir until they smell sweet instead of sharp.',
    "Turn up the heat, crumble in the {beef-mince-5} and press it flat. Let it brown underneath, break it up, and repeat until it's brown all over and the pan is dry.",
    'Add {dried-oregano}, the {passata} with a splash of water, and {1/2} of the salt. Half cover it and let it bubble gently until the fat comes up in small orange pools.',
    'Meanwhile boil the {spaghetti} in water with the rest of the {salt}. Drain it when a strand has only a thread of white left inside.',
    'Drop the pasta into the sauce and lift it through with two forks until every strand is coated.',
  ],
  tip: "Double the sauce and freeze half. It's one of the few that taste just as good afterwards.",
} as const satisfies RecipeWords
