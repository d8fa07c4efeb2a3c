import { recipe } from '#planner/recipe.ts'
import { melitzanosalataWords } from './melitzanosalata-words.ts'

export const melitzanosalata = recipe(
  {
    id: 'melitzanosalata',
    cuisine: 'GREEK',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'aubergine', g: 300, show: { qty: 1, unit: 'medium' } },
      { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' }, knife: 'FINE' },
      { id: 'lemon-juice', g: 15.3, show: { qty: 1, unit: 'tbsp' } },
      { id: 'smoked-paprika', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'parsley', g: 5, show: { qty: 0.5, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['aubergine'], minutes: 7, waits: true },
      { uses: [], minutes: 1 },
      { uses: ['garlic', 'lemon-juice', 'smoked-paprika', 'olive-oil', 'salt'], minutes: 2, cuts: true },
      { uses: ['parsley', 'cucumber'] },
    ],
    keepsDays: 3,
    freezable: false,
  },
  melitzanosalataWords,
)
