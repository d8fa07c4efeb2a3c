import { recipe } from '#planner/recipe.ts'
import { beefTagliataWords } from './beef-tagliata-words.ts'

export const beefTagliata = recipe(
  {
    id: 'beef-tagliata',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'beef-sirloin', g: 360 },
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'chestnut-mushrooms', g: 170, knife: 'ROUGH' },
      { id: 'cherry-tomatoes', g: 250 },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' } },
      { id: 'balsamic-vinegar', g: 32, show: { qty: 2, unit: 'tbsp' } },
      { id: 'radicchio', g: 120, knife: 'FINE' },
      { id: 'rocket', g: 60, show: { qty: 3, unit: 'handful' } },
      { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['beef-sirloin', 'olive-oil', 'black-pepper', 'salt'], minutes: 2 },
      { uses: [], minutes: 5, timer: 3, waits: true, heat: 'HIGH' },
      { uses: [] },
      { uses: ['chestnut-mushrooms'], minutes: 5, waits: true, heat: 'HIGH' },
      { uses: ['cherry-tomatoes', 'garlic', 'balsamic-vinegar'], minutes: 4, timer: 4, heat: 'MEDIUM_HIGH' },
      { uses: ['radicchio', 'rocket'], minutes: 4 },
    ],
    keepsDays: 1,
    leftovers: 'EITHER',
    freezable: false,
  },
  beefTagliataWords,
)
