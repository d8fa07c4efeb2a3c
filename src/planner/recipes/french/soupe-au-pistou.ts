import { recipe } from '#planner/recipe.ts'
import { soupeAuPistouWords } from './soupe-au-pistou-words.ts'

export const soupeAuPistou = recipe(
  {
    id: 'soupe-au-pistou',
    cuisine: 'FRENCH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'leek', g: 89, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'potato', g: 110, show: { qty: 1, unit: 'small' } },
      { id: 'green-beans', g: 120, show: { qty: 2, unit: 'handful' } },
      { id: 'courgette', g: 196, show: { qty: 1, unit: 'medium' } },
      { id: 'cannellini-beans', g: 400 },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'basil', g: 20, show: { qty: 2, unit: 'handful' } },
      { id: 'garlic', g: 6, show: { qty: 1.5, unit: 'clove' } },
      { id: 'water', g: 350, show: { qty: 350, unit: 'ml' } },
      { id: 'salt', g: 2.4, show: { qty: 6, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['leek'], minutes: 5, waits: true, heat: 'MEDIUM' },
      { uses: ['potato', 'water', 'salt'], minutes: 5, waits: true, heat: 'SIMMER' },
      { uses: ['green-beans', 'courgette'], minutes: 8, waits: true, heat: 'SIMMER' },
      { uses: ['cannellini-beans'], minutes: 3, waits: true, heat: 'SIMMER' },
      { uses: ['garlic', 'basil', 'tomato', 'olive-oil'], minutes: 4, cuts: true },
      { uses: [] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  soupeAuPistouWords,
)
