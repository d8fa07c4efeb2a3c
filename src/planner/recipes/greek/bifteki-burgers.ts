import { recipe } from '#planner/recipe.ts'
import { biftekiBurgersWords } from './bifteki-burgers-words.ts'

export const biftekiBurgers = recipe(
  {
    id: 'bifteki-burgers',
    cuisine: 'GREEK',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['BURGERS'],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'beef-mince-10', g: 250 },
      { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, knife: 'FINE' },
      { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
      { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'cucumber', g: 75, show: { qty: 0.5, unit: 'small' }, knife: 'FINE' },
      {
        id: 'greek-yogurt-2',
        g: 90,
        show: { qty: 6, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } }],
      },
      { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' }, knife: 'FINE' },
      { id: 'olive-oil', g: 6.8, show: { qty: 1.5, unit: 'tsp' } },
      {
        id: 'burger-bun-wholemeal',
        g: 100,
        show: { qty: 2, unit: 'piece' },
        swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
      },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'rocket', g: 20, show: { qty: 1, unit: 'handful' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['beef-mince-10', 'red-onion', 'dried-oregano', 'mint', 'black-pepper', 'salt'], minutes: 5 },
      { uses: ['cucumber'], minutes: 5, waits: true },
      { uses: ['greek-yogurt-2', 'garlic'] },
      { uses: ['olive-oil'], minutes: 10, timer: 8, waits: true, done: { 'beef-mince-10': 'THICKEST' } },
      { uses: ['burger-bun-wholemeal'], minutes: 1, cuts: true },
      { uses: ['rocket', 'tomato'] },
    ],
    portionSteps: [1, 2],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  biftekiBurgersWords,
)
