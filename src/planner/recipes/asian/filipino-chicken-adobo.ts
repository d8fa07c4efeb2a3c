import { recipe } from '#planner/recipe.ts'

export const filipinoChickenAdobo = recipe({
  id: 'filipino-chicken-adobo',
  title: 'Filipino chicken adobo with greens',
  blurb:
    'Chicken braised in vinegar, soy, bay and far more garlic than seems wise. The sauce ends up dark, sharp and mellow.',
  cuisine: 'ASIAN',
  slots: ['DINNER'],
  dishTags: [],
  servings: 4,
  minutes: { active: 20, total: 50 },
  skill: 'BASIC',
  equipment: ['HOB', 'CASSEROLE', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'sunflower-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    { id: 'chicken-thigh', g: 600, show: { qty: 6, unit: 'piece' } },
    { id: 'garlic', g: 32, show: { qty: 8, unit: 'clove' }, prep: 'crushed, not chopped' },
    { id: 'apple-cider-vinegar', g: 120, show: { qty: 0.5, unit: 'cup' } },
    {
      id: 'soy-sauce',
      g: 48,
      show: { qty: 3, unit: 'tbsp' },
      swaps: [{ id: 'tamari', g: 48, show: { qty: 8, unit: 'tsp' } }],
    },
    { id: 'black-pepper', g: 4.6, show: { qty: 2, unit: 'tsp' }, prep: 'coarsely cracked' },
    { id: 'bay-leaf', g: 0.6, show: { qty: 3, unit: 'leaf' }, fixed: true },
    { id: 'brown-sugar', g: 12, show: { qty: 1, unit: 'tbsp' } },
    { id: 'water', g: 200, show: { qty: 200, unit: 'ml' } },
    { id: 'basmati-rice', g: 185, show: { qty: 1, unit: 'cup' } },
    { id: 'bok-choy', g: 450, show: { qty: 3, unit: 'head' }, prep: 'quartered lengthways' },
  ],
  steps: [
    {
      text: 'Brown the thighs in the oil in a casserole, smooth side first, in two rounds if they touch. Put the garlic in among the second round until it is the colour of honey.',
      uses: ['sunflower-oil', 'chicken-thigh', 'garlic'],
      minutes: 8,
    },
    {
      text: 'Pour in the vinegar and do not stir yet. Let the first sharp steam fly off with the window open.',
      uses: ['apple-cider-vinegar'],
      minutes: 3,
    },
    {
      text: 'Add soy sauce, pepper, bay, sugar and the water. Cover, turn the flame low and go and do something else; the meat is ready when a fork twists in it without effort.',
      uses: ['soy-sauce', 'black-pepper', 'bay-leaf', 'brown-sugar', 'water'],
      minutes: 25,
    },
    {
      text: 'In the meantime rinse the rice, cook it in a saucepan with half as much water again as rice, and keep the lid on until you need it.',
      uses: ['basmati-rice'],
      minutes: 14,
    },
    {
      text: 'Take the lid off the chicken and let the sauce reduce until it looks like thin gravy and clings to a spoon.',
      uses: [],
      minutes: 8,
    },
    {
      text: 'Lay the greens on top, cover, and give them just long enough to droop. Rice, greens, chicken, sauce: in that order.',
      uses: ['bok-choy'],
      minutes: 3,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Better on the second day. The fat that sets on top can be lifted off before you warm it.',
})
