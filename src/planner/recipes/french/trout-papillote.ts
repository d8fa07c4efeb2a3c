import { recipe } from '#planner/recipe.ts'

export const troutPapillote = recipe({
  id: 'trout-papillote',
  title: 'Trout en papillote with fennel and new potatoes',
  blurb: 'A parcel that steams in its own scent. Open it at the table, for the first breath is the best.',
  cuisine: 'FRENCH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 40 },
  skill: 'NOVICE',
  equipment: ['OVEN', 'BAKING_TRAY', 'HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    {
      id: 'potato',
      g: 300,
      prep: 'small ones, halved',
      swaps: [
        {
          id: 'sweet-potato',
          g: 300,
          prep: 'in chunks',
          words: [
            ['new potatoes', 'sweet potatoes'],
            [
              'Start with the potatoes, in salted water in a saucepan: from the boil they need a good quarter of an hour',
              'Start with the sweet potatoes, in salted water in a saucepan: from the boil they need about twelve minutes',
            ],
          ],
        },
      ],
    },
    { id: 'fennel', g: 180, show: { qty: 1, unit: 'small' }, prep: 'very thinly sliced' },
    { id: 'leek', g: 89, show: { qty: 1, unit: 'medium' }, prep: 'cut into fine strips' },
    { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, prep: 'cut into fine strips' },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'trout', g: 240 },
    { id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' }, prep: 'in thin slices' },
    { id: 'dill', g: 8, show: { qty: 1, unit: 'handful' } },
    { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Start with the potatoes, in salted water in a saucepan: from the boil they need a good quarter of an hour, during which you heat the oven to 190 °C fan.',
      uses: ['potato', 'salt'],
      minutes: 18,
      waits: true,
    },
    {
      text: 'Meanwhile mix fennel, leek and carrot with two thirds of the oil and a little salt, rubbing with your fingers until the strips relax.',
      uses: ['fennel', 'leek', 'carrot', 'olive-oil'],
      minutes: 4,
      meanwhile: true,
    },
    {
      text: 'For each fillet cut a sheet of baking paper as long as your forearm. Heap the vegetables on one half of each, then the trout, painted with mustard, then lemon, pepper and half the dill.',
      uses: ['trout', 'dijon-mustard', 'lemon', 'black-pepper', 'dill'],
      minutes: 5,
      meanwhile: true,
    },
    {
      text: 'Fold the paper over and crimp the edge all round in small overlapping pleats, like a pasty. No steam may escape.',
      uses: [],
      minutes: 3,
      meanwhile: true,
    },
    {
      text: 'Bake on a tray until the parcels are puffed and browned at the folds. Peep into one: the trout should part into moist flakes.',
      uses: [],
      minutes: 15,
      waits: true,
    },
    {
      text: 'Crush the potatoes a little with the remaining oil and dill, and set an unopened parcel beside them.',
      uses: [],
    },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'No baking paper? A lidded dish works; the fish then needs five minutes more.',
})
