import { recipe } from '#planner/recipe.ts'
import { chickenKoshimbirMangoWords } from './chicken-koshimbir-mango-words.ts'

export const chickenKoshimbirMango = recipe(
  {
    id: 'chicken-koshimbir-mango',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 13, total: 13 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE', 'GRATER'],
    noCook: true,
    ingredients: [
      { id: 'desiccated-coconut', g: 20, show: { qty: 4, unit: 'tbsp' } },
      { id: 'garam-masala', g: 2, show: { qty: 1, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'lime-juice', g: 45, show: { qty: 3, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'chicken-breast-cooked', g: 220, show: { qty: 11, unit: 'slice' }, knife: 'FINE' },
      { id: 'carrot', g: 183, show: { qty: 3, unit: 'medium' }, knife: 'FINE' },
      { id: 'cabbage', g: 140, show: { qty: 6, unit: 'leaf' }, knife: 'FINE' },
      { id: 'mango', g: 250, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'green-chilli', g: 8, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'coriander', g: 20, show: { qty: 2, unit: 'handful' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['desiccated-coconut'], minutes: 2 },
      { uses: ['lime-juice', 'olive-oil', 'garam-masala', 'green-chilli', 'salt'], minutes: 1 },
      { uses: ['carrot', 'cabbage'], minutes: 4, cuts: true },
      { uses: ['chicken-breast-cooked', 'mango', 'coriander'], minutes: 2 },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  chickenKoshimbirMangoWords,
)
