import { recipe } from '#planner/recipe.ts'
import { alooTikkiBurgerWords } from './aloo-tikki-burger-words.ts'

export const alooTikkiBurger = recipe(
  {
    id: 'aloo-tikki-burger',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['BURGERS'],
    servings: 2,
    minutes: { active: 30, total: 40 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'potato', g: 220, show: { qty: 2, unit: 'small' }, knife: 'FINE' },
      { id: 'frozen-peas', g: 80, show: { qty: 2, unit: 'handful' } },
      { id: 'chickpeas', g: 180, show: { qty: 0.75, unit: 'can' } },
      { id: 'chickpea-flour', g: 18, show: { qty: 3, unit: 'tbsp' } },
      { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, knife: 'FINE' },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'chilli-powder', g: 1.4, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'rapeseed-oil', g: 16, show: { qty: 3.5, unit: 'tsp' } },
      {
        id: 'natural-yogurt',
        g: 90,
        show: { qty: 6, unit: 'tbsp' },
        swaps: [
          { id: 'lactose-free-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
          { id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
        ],
      },
      { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'cucumber', g: 75, show: { qty: 0.5, unit: 'small' }, knife: 'FINE' },
      { id: 'red-onion', g: 28, show: { qty: 2, unit: 'slice' }, knife: 'ROUGH' },
      {
        id: 'burger-bun-wholemeal',
        g: 100,
        show: { qty: 2, unit: 'piece' },
        swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
      },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['potato', 'frozen-peas'], minutes: 14, waits: true, heat: 'BOIL' },
      { uses: ['chickpeas', 'chickpea-flour', 'ginger', 'cumin', 'chilli-powder', 'salt'], minutes: 5 },
      { uses: ['rapeseed-oil'], minutes: 12, timer: 12, heat: 'MEDIUM' },
      { uses: ['natural-yogurt', 'mint'], minutes: 2, meanwhile: true },
      { uses: ['burger-bun-wholemeal', 'cucumber', 'red-onion'], minutes: 3, cuts: true, heat: 'MEDIUM' },
    ],
    portionSteps: [1, 2],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  alooTikkiBurgerWords,
)
