import { recipe } from '#planner/recipe.ts'
import { tzatzikiPeppersWords } from './tzatziki-peppers-words.ts'

export const tzatzikiPeppers = recipe(
  {
    id: 'tzatziki-peppers',
    cuisine: 'GREEK',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: ['GRATER'],
    noCook: true,
    ingredients: [
      { id: 'cucumber', g: 75, show: { qty: 0.5, unit: 'small' } },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
      { id: 'greek-yogurt-2', g: 150, show: { qty: 10, unit: 'tbsp' }, swaps: [{ id: 'soya-yogurt', g: 160 }] },
      { id: 'garlic', g: 1, show: { qty: 0.25, unit: 'clove' }, knife: 'FINE' },
      { id: 'dried-mint', g: 0.3, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'white-wine-vinegar', g: 2.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'olive-oil', g: 2.3, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'red-pepper', g: 74, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['cucumber', 'salt'], minutes: 4, timer: 3, waits: true },
      { uses: [], minutes: 1 },
      { uses: ['greek-yogurt-2', 'garlic', 'dried-mint', 'white-wine-vinegar', 'olive-oil', 'red-pepper'], minutes: 2 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  tzatzikiPeppersWords,
)
