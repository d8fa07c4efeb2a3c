import { recipe } from '#planner/recipe.ts'
import { turkeyPicadilloCourgetteWords } from './turkey-picadillo-courgette-words.ts'

export const turkeyPicadilloCourgette = recipe(
  {
    id: 'turkey-picadillo-courgette',
    cuisine: 'SPANISH',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 22 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'sweet-potato', g: 150, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'turkey-mince', g: 180 },
      { id: 'smoked-paprika', g: 3.5, show: { qty: 1.5, unit: 'tsp' } },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'FINE' },
      { id: 'courgette', g: 196, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'cherry-tomatoes', g: 150, knife: 'ROUGH' },
      { id: 'raisins', g: 18, show: { qty: 2, unit: 'tbsp' } },
      { id: 'olives', g: 21, show: { qty: 6, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['sweet-potato'], minutes: 5, waits: true },
      { uses: ['turkey-mince', 'olive-oil'], minutes: 6, waits: true, done: { 'turkey-mince': 'HEAP' }, heat: 'HIGH' },
      { uses: ['garlic', 'smoked-paprika', 'salt'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['courgette'], minutes: 6, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['cherry-tomatoes', 'raisins', 'olives', 'parsley'], minutes: 3, waits: true, heat: 'MEDIUM' },
    ],
    keepsDays: 2,
    freezable: true,
  },
  turkeyPicadilloCourgetteWords,
)
