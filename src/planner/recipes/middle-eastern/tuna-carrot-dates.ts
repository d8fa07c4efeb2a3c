import { recipe } from '#planner/recipe.ts'
import { tunaCarrotDatesWords } from './tuna-carrot-dates-words.ts'

export const tunaCarrotDates = recipe(
  {
    id: 'tuna-carrot-dates',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['GRATER', 'MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'cumin-seeds', g: 4, show: { qty: 2, unit: 'tsp' } },
      { id: 'olive-oil', g: 22, show: { qty: 5, unit: 'tsp' } },
      { id: 'carrot', g: 305, show: { qty: 5, unit: 'medium' }, knife: 'FINE' },
      { id: 'lemon-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'harissa', g: 6, show: { qty: 1, unit: 'tsp' } },
      { id: 'medjool-dates', g: 72, show: { qty: 3, unit: 'piece' } },
      { id: 'tuna-tinned', g: 240 },
      { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
      { id: 'parsley', g: 20, knife: 'ROUGH' },
      { id: 'salt', g: 0.6, show: { qty: 1.5, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['cumin-seeds', 'olive-oil'], minutes: 1 },
      { uses: ['carrot', 'lemon-juice', 'harissa', 'salt'], minutes: 3 },
      { uses: ['medjool-dates', 'parsley'], minutes: 2 },
      { uses: ['tuna-tinned', 'pumpkin-seeds'], minutes: 1 },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  tunaCarrotDatesWords,
)
