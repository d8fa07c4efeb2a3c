import { recipe } from '#planner/recipe.ts'
import { lentilBeetrootAppleSaladWords } from './lentil-beetroot-apple-salad-words.ts'

export const lentilBeetrootAppleSalad = recipe(
  {
    id: 'lentil-beetroot-apple-salad',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['GRATER'],
    noCook: true,
    ingredients: [
      {
        id: 'natural-yogurt',
        g: 90,
        show: { qty: 6, unit: 'tbsp' },
        group: 'DRESSING',
        swaps: [
          { id: 'lactose-free-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
          { id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
        ],
      },
      { id: 'horseradish', g: 15, show: { qty: 3, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' }, group: 'DRESSING' },
      { id: 'lentils-tinned', g: 480, show: { qty: 2, unit: 'can' } },
      { id: 'beetroot', g: 164, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'apple', g: 182, show: { qty: 1, unit: 'medium' } },
      { id: 'watercress', g: 60, show: { qty: 3, unit: 'handful' } },
      { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['natural-yogurt', 'horseradish', 'apple-cider-vinegar', 'olive-oil', 'salt'], minutes: 2 },
      { uses: ['lentils-tinned'], minutes: 1 },
      { uses: ['beetroot', 'apple'], minutes: 5, cuts: true },
      { uses: ['watercress'] },
      { uses: ['pumpkin-seeds'] },
    ],
    keepsDays: 3,
    leftovers: 'COLD',
    freezable: false,
  },
  lentilBeetrootAppleSaladWords,
)
