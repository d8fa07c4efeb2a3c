import { recipe } from '#planner/recipe.ts'
import { shrimpBoilTacosWords } from './shrimp-boil-tacos-words.ts'

export const shrimpBoilTacos = recipe(
  {
    id: 'shrimp-boil-tacos',
    cuisine: 'CAJUN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['TACOS'],
    servings: 2,
    minutes: { active: 20, total: 20 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'frozen-sweetcorn', g: 150 },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'FINE' },
      { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'cajun-seasoning', g: 5.4, show: { qty: 2, unit: 'tsp' } },
      { id: 'mustard-seeds', g: 1.6, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'prawns', g: 260, swaps: [{ id: 'tofu', g: 220, knife: 'FINE' }] },
      { id: 'lemon', g: 58, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
      { id: 'iceberg-lettuce', g: 90, show: { qty: 6, unit: 'leaf' }, knife: 'FINE' },
      {
        id: 'natural-yogurt',
        g: 60,
        show: { qty: 4, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } }],
      },
      { id: 'horseradish', g: 10, show: { qty: 2, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['natural-yogurt', 'horseradish'], minutes: 1 },
      {
        uses: ['mustard-seeds', 'olive-oil', 'frozen-sweetcorn', 'celery'],
        minutes: 6,
        waits: true,
        heat: 'MEDIUM_HIGH',
      },
      {
        uses: ['garlic', 'cajun-seasoning', 'salt', 'prawns'],
        minutes: 4,
        waits: true,
        heat: 'MEDIUM_HIGH',
        done: { prawns: 'LOOK' },
      },
      { uses: ['lemon'], minutes: 1, heat: 'HIGH' },
      { uses: ['corn-tortilla', 'iceberg-lettuce'], minutes: 4, heat: 'HIGH' },
    ],
    portionSteps: [0.6666666666666666, 1, 1.3333333333333333, 1.6666666666666667, 2],
    keepsDays: 0,
    freezable: false,
  },
  shrimpBoilTacosWords,
)
