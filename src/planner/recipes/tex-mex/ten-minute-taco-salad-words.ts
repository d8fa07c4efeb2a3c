import type { RecipeWords } from '#planner/recipe.ts'

export const tenMinuteTacoSaladWords = {
  title: 'Ten-minute taco salad bowl',
  blurb: 'Cumin-scented beef from the microwave over cold crisp leaves, with {avocado}, tomatoes, {salsa} and seeds.',
  call: {
    'cherry-tomatoes': 'tomatoes',
    'pumpkin-seeds': 'seeds',
    'beef-mince-5': 'mince',
    'romaine-lettuce': 'lettuce',
    'lime-juice': 'juices',
  },
  prep: { 'romaine-lettuce': 'cut into ribbons', 'cherry-tomatoes': 'halved', avocado: 'in chunks' },
  steps: [
    'Crumble the {beef-mince-5} over a wide microwave dish with the {chilli-powder}, {cumin} and {salt}, and cover. Microwave it for {2 min} on full power, break it up with a fork, give it two more, and so on for {time} in all, until it steams, no pink is left even in the biggest lump, and a thermometer reads {core} wherever you push it in. Let it stand under its cover for {2 min}.',
    'While it cooks and stands, fill a deep bowl with {romaine-lettuce}, {cherry-tomatoes} and {avocado}.',
    'Swirl lime and {salsa} into the hot meat and its {lime-juice}, which are your dressing, and turn it out over the leaves.',
    'Scatter over the {pumpkin-seeds} for crunch, and eat it at once while the meat is hot and the leaves are cold.',
  ],
  tip: 'At 700 watts allow {1 min} or two more, and trust the thermometer rather than the clock.',
} as const satisfies RecipeWords
