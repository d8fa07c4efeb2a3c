import { recipe } from '#planner/recipe.ts'

export const tarragonChickenLeeks = recipe({
  id: 'tarragon-chicken-leeks',
  title: 'Tarragon chicken with leeks and mushrooms',
  blurb: 'Bistro chicken made light: mustard and a good stock make the sauce, tarragon makes it French.',
  cuisine: 'FRENCH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'chicken-breast', g: 340, show: { qty: 2, unit: 'piece' } },
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'leek', g: 178, show: { qty: 2, unit: 'medium' }, prep: 'in coins' },
    { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, prep: 'in slanting slices' },
    { id: 'button-mushrooms', g: 250, prep: 'quartered' },
    { id: 'chicken-stock', g: 180, show: { qty: 0.75, unit: 'cup' } },
    { id: 'dijon-mustard', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'fresh-tarragon', g: 3.6, show: { qty: 2, unit: 'tbsp' }, prep: 'chopped' },
    { id: 'lemon-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Split each breast flat through the middle, as you would a bread roll, to get thin cutlets. Sprinkle with salt and pepper.',
      uses: ['chicken-breast', 'salt', 'black-pepper'],
      minutes: 3,
    },
    {
      text: 'Colour them in half the oil in a roomy frying pan, two minutes or so a side, and move them to a plate.',
      uses: ['olive-oil'],
      minutes: 5,
    },
    {
      text: 'Give the mushrooms the remaining oil and a strong flame; they squeak, then they brown.',
      uses: ['button-mushrooms'],
      minutes: 4,
    },
    {
      text: 'Join them with carrots, leeks and a few spoonfuls of the stock. Cover, turn down, and steam until the carrot yields to a knife point.',
      uses: ['carrot', 'leek'],
      minutes: 8,
    },
    {
      text: 'Mix the mustard into the rest of the stock and pour it in. Slip the chicken back and let it poach until firm and white to the centre.',
      uses: ['chicken-stock', 'dijon-mustard'],
      minutes: 5,
    },
    {
      text: 'Stir through tarragon and lemon juice, and taste the sauce before it leaves the stove.',
      uses: ['fresh-tarragon', 'lemon-juice'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
  tip: 'No tarragon about? Chervil or dill will do, in the same amount.',
})
