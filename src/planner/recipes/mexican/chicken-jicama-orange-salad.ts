import { recipe } from '#planner/recipe.ts'
import { chickenJicamaOrangeSaladWords } from './chicken-jicama-orange-salad-words.ts'

export const chickenJicamaOrangeSalad = recipe(
  {
    id: 'chicken-jicama-orange-salad',
    cuisine: 'MEXICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'chipotle-powder', g: 1.3, show: { qty: 0.5, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' }, group: 'DRESSING' },
      { id: 'orange', g: 280, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'jicama', g: 240, show: { qty: 2, unit: 'cup' }, knife: 'FINE' },
      { id: 'chicken-breast-cooked', g: 240, knife: 'ROUGH' },
      { id: 'little-gem', g: 200, show: { qty: 2, unit: 'head' } },
      { id: 'radish', g: 54, show: { qty: 6, unit: 'piece' }, knife: 'FINE' },
      { id: 'avocado', g: 100, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
    ],
    steps: [
      { uses: ['lime-juice', 'olive-oil', 'chipotle-powder', 'salt'], minutes: 1 },
      { uses: ['orange', 'jicama', 'radish'], minutes: 3, cuts: true },
      { uses: ['chicken-breast-cooked', 'little-gem'], minutes: 2 },
      { uses: ['avocado', 'pumpkin-seeds', 'coriander'], minutes: 2 },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  chickenJicamaOrangeSaladWords,
)
