import { recipe } from '#planner/recipe.ts'
import { lemongrassTurkeyBanhMiBurgerWords } from './lemongrass-turkey-banh-mi-burger-words.ts'

export const lemongrassTurkeyBanhMiBurger = recipe(
  {
    id: 'lemongrass-turkey-banh-mi-burger',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['BURGERS'],
    servings: 2,
    minutes: { active: 30, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'TOASTER'],
    noCook: false,
    ingredients: [
      { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'rice-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' }, retained: 0.5 },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' }, retained: 0.5 },
      { id: 'turkey-mince', g: 250 },
      { id: 'lemongrass', g: 4.8, show: { qty: 1, unit: 'tbsp' }, knife: 'FINE' },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'FINE' },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      {
        id: 'burger-bun',
        g: 100,
        show: { qty: 2, unit: 'piece' },
        swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
      },
      {
        id: 'mayonnaise-light',
        g: 20,
        show: { qty: 4, unit: 'tsp' },
        swaps: [{ id: 'vegan-mayonnaise', g: 20, show: { qty: 4, unit: 'tsp' } }],
      },
      { id: 'hot-sauce', g: 4.7, show: { qty: 1, unit: 'tsp' } },
      { id: 'cucumber', g: 75, show: { qty: 0.5, unit: 'small' }, knife: 'ROUGH' },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
    ],
    steps: [
      { uses: ['carrot', 'rice-vinegar', 'salt'], minutes: 4 },
      { uses: ['turkey-mince', 'lemongrass', 'garlic', 'lime-juice'], minutes: 4 },
      { uses: ['rapeseed-oil'], minutes: 11, timer: 11, done: { 'turkey-mince': 'THICKEST' }, heat: 'MEDIUM' },
      { uses: ['burger-bun', 'mayonnaise-light', 'hot-sauce'], minutes: 3 },
      { uses: ['cucumber', 'coriander'], minutes: 2 },
    ],
    portionSteps: [1, 2],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  lemongrassTurkeyBanhMiBurgerWords,
)
