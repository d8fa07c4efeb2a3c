import type { RecipeWords } from '#planner/recipe.ts'

export const bananaDateTahiniWords = {
  title: '{Banana} with {medjool-dates} and {tahini} sauce',
  blurb:
    '{Medjool-dates+} and sesame, the oldest breakfast of Iraq, beaten smooth and warm, and poured over {banana} with seeds.',
  call: { 'sunflower-seeds': 'seeds' },
  prep: {
    'medjool-dates': 'stoned, chopped',
    water: 'just boiled in the kettle',
    banana: 'sliced lengthways',
    clementine: 'in segments',
  },
  steps: [
    'Cover the {medjool-dates+} with the {water} and let them sit for {time}, until they fall apart when you push them.',
    "Mash them against the side of the cup, then beat in {tahini} and {cardamom}. It looks split at first, then suddenly it's as smooth as toffee.",
    'Pour it over {banana} and {clementine} and scatter the {sunflower-seeds} on top.',
  ],
  tip: 'Make the cream for three days and keep it cold. A drop of hot {water} loosens it.',
} as const satisfies RecipeWords
