import { recipe } from '#planner/recipe.ts'
import { quinoaLentilTabboulehWords } from './quinoa-lentil-tabbouleh-words.ts'

export const quinoaLentilTabbouleh = recipe(
  {
    id: 'quinoa-lentil-tabbouleh',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'parsley', g: 60, show: { qty: 1, unit: 'cup' }, knife: 'FINE' },
      { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'FINE' },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'FINE' },
      { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'quinoa-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
      { id: 'lentils-tinned', g: 240, show: { qty: 1, unit: 'can' } },
      { id: 'lemon-juice', g: 46, show: { qty: 3, unit: 'tbsp' } },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'allspice', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
      { id: 'pomegranate-seeds', g: 66, show: { qty: 6, unit: 'tbsp' } },
      { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['parsley', 'mint'], minutes: 4, cuts: true },
      { uses: ['quinoa-cooked', 'lentils-tinned'], minutes: 2 },
      { uses: ['tomato', 'spring-onion', 'lemon-juice', 'olive-oil', 'allspice', 'salt'], minutes: 2 },
      { uses: ['pomegranate-seeds', 'pumpkin-seeds'] },
    ],
    keepsDays: 3,
    leftovers: 'COLD',
    freezable: false,
  },
  quinoaLentilTabboulehWords,
)
