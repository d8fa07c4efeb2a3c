import { recipe } from '#planner/recipe.ts'
import { oreganoChickenCourgettesWords } from './oregano-chicken-courgettes-words.ts'

export const oreganoChickenCourgettes = recipe(
  {
    id: 'oregano-chicken-courgettes',
    cuisine: 'GREEK',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'chicken-thigh', g: 400, show: { qty: 4, unit: 'piece' } },
      { id: 'dried-oregano', g: 2, show: { qty: 2, unit: 'tsp' } },
      { id: 'lemon', g: 58, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'courgette', g: 392, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'cherry-tomatoes', g: 200, knife: 'ROUGH' },
      { id: 'olives', g: 42, show: { qty: 12, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'FINE' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['chicken-thigh', 'dried-oregano', 'salt', 'black-pepper', 'olive-oil'], minutes: 5, cuts: true },
      { uses: [], minutes: 7, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['lemon'], minutes: 7, timer: 7, done: { 'chicken-thigh': 'THICKEST' }, heat: 'MEDIUM' },
      { uses: ['courgette'], minutes: 6, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['garlic', 'cherry-tomatoes', 'olives'], minutes: 1, heat: 'MEDIUM' },
      { uses: [] },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 3,
    leftovers: 'EITHER',
    freezable: false,
  },
  oreganoChickenCourgettesWords,
)
