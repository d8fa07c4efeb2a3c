import { recipe } from '#planner/recipe.ts'
import { tunaFennelOrangeWords } from './tuna-fennel-orange-words.ts'

export const tunaFennelOrange = recipe(
  {
    id: 'tuna-fennel-orange',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'orange', g: 280, show: { qty: 2, unit: 'medium' } },
      { id: 'raisins', g: 27, show: { qty: 3, unit: 'tbsp' } },
      { id: 'fennel', g: 234, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, knife: 'FINE' },
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'tuna-tinned', g: 240 },
      { id: 'rocket', g: 60, show: { qty: 3, unit: 'handful' } },
      { id: 'olives', g: 30, show: { qty: 8, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'salt', g: 0.6, show: { qty: 1.5, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['orange', 'raisins'], minutes: 4, cuts: true },
      { uses: ['fennel', 'red-onion', 'salt'], minutes: 2 },
      { uses: ['rocket', 'olive-oil'], minutes: 1 },
      { uses: ['tuna-tinned', 'olives'], minutes: 1 },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  tunaFennelOrangeWords,
)
