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
    "Turn up the heat, crumble in the {beef-mince-5} and press it flat. Let it catch, break it up, and repeat until it's brown all over and the pan is dry.",
    'Add {dried-oregano}, the {passata} with a splash of water, and {1/2} of the salt. Half cover and let it blip until the fat comes up in small orange pools.',
    'Meanwhile the {spaghetti} boils in water with what {salt} remains. Drain it when a strand has only a thread of white left inside.',
    'Drop the pasta into the sauce and lift it through with two forks until nothing is pale.',
  ],
  tip: "Double the sauce and freeze half: it's one of the few that are none the worse for it.",
} as const satisfies RecipeWords
