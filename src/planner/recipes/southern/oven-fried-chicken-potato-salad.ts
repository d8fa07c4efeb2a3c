import { recipe } from '#planner/recipe.ts'

export const ovenFriedChickenPotatoSalad = recipe({
  id: 'oven-fried-chicken-potato-salad',
  title: 'Oven-fried chicken with green bean potato salad',
  blurb: 'Buttermilk-soaked drumsticks in a craggy crust, baked hot instead of deep-fried, with a mustardy warm salad.',
  cuisine: 'SOUTHERN',
  slots: ['DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 50 },
  skill: 'BASIC',
  equipment: ['OVEN', 'HOB', 'SAUCEPAN', 'BAKING_TRAY'],
  noCook: false,
  ingredients: [
    { id: 'chicken-drumstick', g: 375, show: { qty: 5, unit: 'piece' } },
    {
      id: 'buttermilk',
      g: 123,
      show: { qty: 0.5, unit: 'cup' },
      retained: 0.5,
      swaps: [
        {
          id: 'lactose-free-yogurt',
          g: 123,
          show: { qty: 0.5, unit: 'cup' },
          words: [
            ['Buttermilk-soaked drumsticks in', 'Drumsticks soaked in lactose-free yogurt, in'],
            ['in the buttermilk and', 'in the lactose-free yogurt and'],
          ],
        },
        {
          id: 'soya-yogurt',
          g: 123,
          show: { qty: 0.5, unit: 'cup' },
          words: [
            ['Buttermilk-soaked drumsticks in', 'Drumsticks soaked in soya yogurt, in'],
            ['in the buttermilk and', 'in the soya yogurt and'],
          ],
        },
      ],
    },
    { id: 'hot-sauce', g: 9.4, show: { qty: 2, unit: 'tsp' }, retained: 0.5 },
    {
      id: 'breadcrumbs',
      g: 50,
      swaps: [{ id: 'gf-breadcrumbs', g: 50, words: [['Rub the crumbs', 'Rub the gluten-free crumbs']] }],
    },
    { id: 'smoked-paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
    { id: 'garlic-powder', g: 3.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    { id: 'potato', g: 300, prep: 'small ones, halved' },
    { id: 'green-beans', g: 160, prep: 'snapped in two' },
    { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'white-wine-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Slash each drumstick twice down to the bone. Tumble them in the buttermilk and hot sauce and leave them while the oven reaches 210 °C fan.',
      uses: ['chicken-drumstick', 'buttermilk', 'hot-sauce'],
      minutes: 12,
    },
    {
      text: 'Rub the crumbs with paprika, garlic powder, pepper, half of the salt and two thirds of the oil, until they look like wet sand.',
      uses: ['breadcrumbs', 'smoked-paprika', 'garlic-powder', 'black-pepper', 'salt', 'rapeseed-oil'],
      minutes: 2,
    },
    {
      text: 'Roll the dripping drumsticks in the crumbs, pressing to make them stick, and stand them apart on a baking tray.',
      uses: [],
      minutes: 4,
    },
    {
      text: 'Bake without turning. The crust should rasp when you tap it, and the juices at the bone be clear as water.',
      uses: [],
      minutes: 30,
    },
    {
      text: 'Meanwhile cook the potatoes in a saucepan of water with the saved salt, and drop in the beans for the final four minutes.',
      uses: ['potato', 'green-beans'],
      minutes: 16,
    },
    {
      text: 'Drain, and while they steam, dress them with mustard, vinegar and the end of the oil.',
      uses: ['dijon-mustard', 'white-wine-vinegar'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  leftovers: 'EITHER',
  freezable: false,
  tip: 'A longer soak does no harm: overnight in the fridge makes the meat even juicier.',
})
