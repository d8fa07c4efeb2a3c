import { recipe } from '#planner/recipe.ts'
import { lettuceWrappedTurkeyBurgersWords } from './lettuce-wrapped-turkey-burgers-words.ts'

export const lettuceWrappedTurkeyBurgers = recipe(
  {
    id: 'lettuce-wrapped-turkey-burgers',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['BURGERS'],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'OVEN', 'FRYING_PAN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      { id: 'sweet-potato', g: 350, knife: 'ROUGH' },
      { id: 'olive-oil', g: 22, show: { qty: 5, unit: 'tsp' } },
      { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'turkey-mince', g: 300 },
      { id: 'shallot', g: 30, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'dried-sage', g: 0.7, show: { qty: 1, unit: 'tsp' } },
      { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'iceberg-lettuce', g: 120, show: { qty: 8, unit: 'leaf' } },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'dill-pickle', g: 42, show: { qty: 6, unit: 'slice' } },
      { id: 'mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['sweet-potato', 'olive-oil', 'paprika', 'salt'], minutes: 5, oven: { celsius: 210, fan: true } },
      { uses: [], minutes: 22, waits: true },
      { uses: ['turkey-mince', 'shallot', 'dried-sage', 'black-pepper'], minutes: 5, meanwhile: true },
      { uses: [], minutes: 10, waits: true, meanwhile: true, done: { 'turkey-mince': 'THICKEST' }, heat: 'MEDIUM' },
      { uses: ['iceberg-lettuce', 'tomato', 'dill-pickle', 'mustard'], minutes: 2 },
    ],
    keepsDays: 3,
    leftovers: 'EITHER',
    freezable: false,
  },
  lettuceWrappedTurkeyBurgersWords,
)
