import type { RecipeWords } from '#planner/recipe.ts'

export const troutPapilloteWords = {
  title: {
    written: '{Trout} en papillote with fennel and new {potato+}',
    'sweet-potato': '{Trout} en papillote with fennel and sweet potatoes',
  },
  blurb: 'A parcel that steams in its own scent. Open it at the table, because the first breath is the best.',
  call: {
    'olive-oil': 'oil',
    'dijon-mustard': 'mustard',
    'black-pepper': 'pepper',
    'sweet-potato': 'potatoes',
    fennel: 'fennel',
  },
  prep: {
    potato: 'small ones, halved',
    'sweet-potato': 'in chunks',
    fennel: 'very thinly sliced',
    leek: 'cut into fine strips',
    carrot: 'cut into fine strips',
    lemon: 'in thin slices',
  },
  steps: [
    {
      written:
        'Put the {potato+} into a saucepan of salted water. Once it boils, they need a good quarter of {60 min}, until a knife slides in. Meanwhile, heat the oven to {oven}.',
      'sweet-potato':
        'Put the sweet potatoes into a saucepan of salted water. Once it boils, they need about {time}, until a knife slides in. Meanwhile, heat the oven to {oven}.',
    },
    'Meanwhile mix {fennel}, {leek} and {carrot} with {2/3} of the {olive-oil} and a little {salt}, rubbing with your fingers until the strips relax.',
    'For each fillet cut a sheet of baking paper as long as your forearm. Heap the vegetables on one half of each, then the {trout}, painted with {dijon-mustard}, then {lemon}, {black-pepper} and {1/2} the {dill}.',
    'Fold the paper over and crimp the edge all round in small overlapping pleats, like a pasty. No steam may escape.',
    'Bake on a tray until the parcels are puffed and brown at the folds. Open one to check that the {trout} comes apart in moist flakes.',
    'Crush the {potato+} a little with the remaining {olive-oil} and {dill}, and set an unopened parcel beside them.',
  ],
  tip: 'No baking paper? Use a lidded dish. The fish then needs {5 min} more.',
} as const satisfies RecipeWords
