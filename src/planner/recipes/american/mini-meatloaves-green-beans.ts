import { recipe } from '#planner/recipe.ts'
import { miniMeatloavesGreenBeansWords } from './mini-meatloaves-green-beans-words.ts'

export const miniMeatloavesGreenBeans = recipe(
  {
    id: 'mini-meatloaves-green-beans',
    cuisine: 'AMERICAN',
    slots: ['DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 40 },
    skill: 'BASIC',
    equipment: ['HOB', 'OVEN', 'SAUCEPAN', 'MUFFIN_TIN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'beef-mince-5', g: 250 },
      { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'oats', g: 30, swaps: [{ id: 'gf-oats', g: 30 }] },
      {
        id: 'egg',
        g: 76,
        show: { qty: 2, unit: 'small' },
        swaps: [{ id: 'tomato-puree', g: 32, show: { qty: 2, unit: 'tbsp' } }],
      },
      { id: 'dried-thyme', g: 1, show: { qty: 1, unit: 'tsp' } },
      { id: 'ketchup', g: 34, show: { qty: 2, unit: 'tbsp' } },
      { id: 'potato', g: 360, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'green-beans', g: 200 },
      {
        id: 'milk-semi',
        g: 61,
        show: { qty: 0.25, unit: 'cup' },
        swaps: [{ id: 'soya-milk', g: 61, show: { qty: 0.25, unit: 'cup' } }],
      },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['olive-oil'], minutes: 3, oven: { celsius: 190, fan: true } },
      { uses: ['beef-mince-5', 'carrot', 'onion', 'oats', 'egg', 'dried-thyme', 'salt', 'ketchup'], minutes: 8 },
      { uses: [], minutes: 22, waits: true, done: { 'beef-mince-5': 'THICKEST', egg: 'LOOK' } },
      { uses: ['potato', 'green-beans'], minutes: 18, waits: true, meanwhile: true, heat: 'BOIL' },
      { uses: ['milk-semi'], minutes: 4 },
    ],
    portionSteps: [1, 2],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  miniMeatloavesGreenBeansWords,
)
