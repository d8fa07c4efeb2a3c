import { recipe } from '#planner/recipe.ts'
import { lambMintBurgersWords } from './lamb-mint-burgers-words.ts'

export const lambMintBurgers = recipe(
  {
    id: 'lamb-mint-burgers',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['BURGERS'],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'TOASTER'],
    noCook: false,
    ingredients: [
      { id: 'lamb-mince', g: 250 },
      { id: 'mint', g: 20, show: { qty: 2, unit: 'handful' }, knife: 'FINE' },
      { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      {
        id: 'natural-yogurt',
        g: 60,
        show: { qty: 4, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } }],
      },
      { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
      { id: 'radish', g: 72, show: { qty: 8, unit: 'piece' }, knife: 'FINE' },
      { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      {
        id: 'burger-bun',
        g: 100,
        show: { qty: 2, unit: 'piece' },
        swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
      },
      { id: 'little-gem', g: 50, show: { qty: 5, unit: 'leaf' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['lamb-mince', 'red-onion', 'black-pepper', 'salt'], minutes: 6 },
      { uses: ['cucumber', 'radish', 'apple-cider-vinegar', 'olive-oil'], minutes: 4 },
      { uses: ['mint', 'natural-yogurt'], minutes: 1 },
      { uses: [], minutes: 10, waits: true, done: { 'lamb-mince': 'THICKEST' }, heat: 'MEDIUM_HIGH' },
      { uses: ['burger-bun', 'little-gem'], minutes: 3, cuts: true, heat: 'MEDIUM_HIGH' },
    ],
    portionSteps: [1, 2],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  lambMintBurgersWords,
)
