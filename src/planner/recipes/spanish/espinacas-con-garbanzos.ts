import { recipe } from '#planner/recipe.ts'
import { espinacasConGarbanzosWords } from './espinacas-con-garbanzos-words.ts'

export const espinacasConGarbanzos = recipe(
  {
    id: 'espinacas-con-garbanzos',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 22 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'smoked-paprika', g: 3.5, show: { qty: 1.5, unit: 'tsp' } },
      { id: 'passata', g: 125, show: { qty: 0.5, unit: 'cup' } },
      { id: 'chickpeas', g: 480, show: { qty: 2, unit: 'can' } },
      { id: 'water', g: 80, show: { qty: 0.33, unit: 'cup' } },
      { id: 'spinach', g: 300, knife: 'ROUGH' },
      { id: 'red-wine-vinegar', g: 14.9, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['garlic', 'olive-oil'], minutes: 3, timer: 3, heat: 'LOW' },
      { uses: ['cumin', 'smoked-paprika'], minutes: 1 },
      { uses: ['passata', 'chickpeas', 'water', 'salt'], minutes: 2 },
      { uses: [], minutes: 8, waits: true, heat: 'SIMMER' },
      { uses: ['spinach'], minutes: 5, timer: 5, heat: 'MEDIUM' },
      { uses: ['red-wine-vinegar'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  espinacasConGarbanzosWords,
)
