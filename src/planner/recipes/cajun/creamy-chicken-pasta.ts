import { recipe } from '#planner/recipe.ts'
import { creamyChickenPastaWords } from './creamy-chicken-pasta-words.ts'

export const creamyChickenPasta = recipe(
  {
    id: 'creamy-chicken-pasta',
    cuisine: 'CAJUN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 25, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'pasta', g: 120, swaps: [{ id: 'gf-pasta', g: 120 }] },
      { id: 'chicken-breast', g: 250, knife: 'ROUGH', swaps: [{ id: 'tofu', g: 220, knife: 'ROUGH' }] },
      { id: 'cajun-seasoning', g: 8, show: { qty: 1, unit: 'tbsp' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'yellow-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'cherry-tomatoes', g: 150, show: { qty: 1, unit: 'cup' }, knife: 'ROUGH' },
      {
        id: 'cream-cheese-light',
        g: 60,
        show: { qty: 4, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } }],
      },
      { id: 'salt', g: 8, show: { qty: 1.33, unit: 'tsp' }, retained: 0.12 },
      { id: 'parsley', g: 8, show: { qty: 2, unit: 'tbsp' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['pasta', 'salt'], minutes: 11, waits: true, heat: 'BOIL' },
      {
        uses: ['chicken-breast', 'cajun-seasoning', 'olive-oil'],
        minutes: 8,
        timer: 8,
        meanwhile: true,
        done: { 'chicken-breast': 'PIECE' },
        heat: 'MEDIUM_HIGH',
      },
      { uses: ['yellow-pepper', 'green-pepper', 'garlic', 'cherry-tomatoes'], minutes: 6, waits: true, heat: 'MEDIUM' },
      { uses: ['cream-cheese-light'], minutes: 2 },
      { uses: ['parsley'], minutes: 1 },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  creamyChickenPastaWords,
)
