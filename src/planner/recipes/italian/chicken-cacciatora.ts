import { recipe } from '#planner/recipe.ts'

export const chickenCacciatora = recipe({
  id: 'chicken-cacciatora',
  title: 'Weeknight chicken alla cacciatora',
  blurb: "The hunter's stew in half an hour: tender thighs, peppers, mushrooms and olives in a dark tomato sauce.",
  cuisine: 'ITALIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'chicken-thigh', g: 400, show: { qty: 4, unit: 'piece' }, prep: 'each cut in three' },
    { id: 'olive-oil', g: 22.5, show: { qty: 5, unit: 'tsp' } },
    { id: 'red-onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'sliced' },
    { id: 'red-pepper', g: 238, show: { qty: 2, unit: 'medium' }, prep: 'in thick strips' },
    { id: 'chestnut-mushrooms', g: 200, show: { qty: 10, unit: 'piece' }, prep: 'halved' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'crushed' },
    { id: 'rosemary', g: 3, show: { qty: 1, unit: 'sprig' } },
    { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
    { id: 'olives', g: 35, show: { qty: 10, unit: 'piece' }, prep: 'stoned' },
    { id: 'balsamic-vinegar', g: 10.6, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Salt the chicken. Brown it briskly in half the oil in a large frying pan, turning once, and put it aside while it is still pink within.',
      uses: ['chicken-thigh', 'salt', 'olive-oil'],
      minutes: 6,
    },
    {
      text: 'Into the fat that stays behind go the mushrooms, alone, until their juice has come out and gone again.',
      uses: ['chestnut-mushrooms'],
      minutes: 4,
    },
    {
      text: 'Add the rest of the oil, the onion and the peppers. Stir them about until the strips droop and the onion smells sweet.',
      uses: ['red-onion', 'red-pepper'],
      minutes: 5,
    },
    {
      text: 'Throw in garlic and rosemary, count to thirty, and scrape up everything brown with the vinegar.',
      uses: ['garlic', 'rosemary', 'balsamic-vinegar'],
      minutes: 1,
    },
    {
      text: 'Now the tomatoes, the olives and the chicken with its juices. Half cover and let it murmur until the sauce clings and the thickest piece of meat shows no pink.',
      uses: ['tinned-tomatoes', 'olives'],
      minutes: 10,
    },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Good over polenta or with bread if you eat them, and better the day after.',
})
