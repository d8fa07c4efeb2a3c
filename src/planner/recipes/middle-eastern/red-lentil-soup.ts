import { recipe } from '#planner/recipe.ts'
import { redLentilSoupWords } from './red-lentil-soup-words.ts'

export const redLentilSoup = recipe(
  {
    id: 'red-lentil-soup',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 10, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 23, show: { qty: 5, unit: 'tsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'cumin', g: 4.2, show: { qty: 2, unit: 'tsp' } },
      { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'red-lentils', g: 150 },
      { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'water', g: 720, show: { qty: 3, unit: 'cup' } },
      { id: 'lemon-juice', g: 31, show: { qty: 2, unit: 'tbsp' } },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['onion', 'carrot', 'olive-oil'], minutes: 6, waits: true, heat: 'MEDIUM' },
      { uses: ['cumin', 'turmeric', 'tomato-puree'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['red-lentils', 'water'], minutes: 4, heat: 'BOIL' },
      { uses: [], minutes: 15, waits: true, heat: 'SIMMER' },
      { uses: [], minutes: 1 },
      { uses: ['salt', 'lemon-juice', 'parsley'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  redLentilSoupWords,
)
