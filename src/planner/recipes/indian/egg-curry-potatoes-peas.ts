import { recipe } from '#planner/recipe.ts'

export const eggCurryPotatoesPeas = recipe({
  id: 'egg-curry-potatoes-peas',
  title: 'Egg curry with potatoes and peas',
  blurb: 'Boiled eggs blistered in spice, then bathed in a brisk tomato sauce with potatoes: home food all over India.',
  cuisine: 'INDIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 35 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    {
      id: 'egg',
      g: 200,
      show: { qty: 4, unit: 'large' },
      swaps: [
        {
          id: 'tofu',
          g: 260,
          prep: 'in thick slabs',
          words: [
            ['Boiled eggs blistered', 'Tofu blistered'],
            [
              'Put eggs and potatoes into one saucepan of cold water. From the moment it bubbles the eggs take eight minutes; fish them out, cool, shell, and leave the potatoes until just tender.',
              'Put the potatoes into a saucepan of cold water, bring it to the boil and cook them until just tender. Pat the tofu dry meanwhile.',
            ],
            [
              'Roll the eggs in turmeric and a pinch of the salt, then round and round in the hot oil of a frying pan until their skins freckle. Park them in a bowl.',
              'Rub the tofu with turmeric and a pinch of the salt, then brown the slabs on both sides in the hot oil of a frying pan. Park them in a bowl.',
            ],
            ['then the eggs, halved or whole, and baste them until', 'then the tofu, and baste it until'],
          ],
        },
      ],
    },
    { id: 'potato', g: 220, show: { qty: 2, unit: 'small' }, prep: 'peeled, in thumb-sized chunks' },
    { id: 'rapeseed-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'chilli-powder', g: 2.7, show: { qty: 1, unit: 'tsp' } },
    { id: 'fennel-seeds', g: 2, show: { qty: 1, unit: 'tsp' } },
    { id: 'red-onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'finely chopped' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'crushed' },
    { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
    { id: 'frozen-peas', g: 120 },
    { id: 'garam-masala', g: 2, show: { qty: 1, unit: 'tsp' } },
    { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Put eggs and potatoes into one saucepan of cold water. From the moment it bubbles the eggs take eight minutes; fish them out, cool, shell, and leave the potatoes until just tender.',
      uses: ['egg', 'potato'],
      minutes: 14,
      waits: true,
    },
    {
      text: 'Roll the eggs in turmeric and a pinch of the salt, then round and round in the hot oil of a frying pan until their skins freckle. Park them in a bowl.',
      uses: ['turmeric', 'rapeseed-oil'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Same pan, same oil: fennel seeds, and as they turn green-gold the onion. Fry it hard until the edges are crisp, then in with garlic and chilli powder.',
      uses: ['fennel-seeds', 'red-onion', 'garlic', 'chilli-powder'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Add the tomatoes and the rest of the salt and mash them down. Keep the heat up until the sauce spits and pulls together.',
      uses: ['tinned-tomatoes', 'salt'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Drop in peas and drained potatoes, then the eggs, halved or whole, and baste them until all is piping hot. Garam masala last.',
      uses: ['frozen-peas', 'garam-masala'],
      minutes: 3,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
