import { recipe } from '#planner/recipe.ts'
import { limeChickenBreakfastPlateWords } from './lime-chicken-breakfast-plate-words.ts'

export const limeChickenBreakfastPlate = recipe(
  {
    id: 'lime-chicken-breakfast-plate',
    cuisine: 'TEX_MEX',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 12, total: 12 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'chicken-breast-cooked', g: 60, show: { qty: 3, unit: 'slice' }, knife: 'FINE' },
      { id: 'tomato', g: 62, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
      { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'chilli-powder', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'pineapple', g: 165, show: { qty: 1, unit: 'cup' }, knife: 'ROUGH' },
      { id: 'coriander', g: 3, show: { qty: 3, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['chicken-breast-cooked', 'tomato', 'spring-onion', 'lime-juice', 'salt'], minutes: 3 },
      { uses: ['avocado'], minutes: 2 },
      { uses: ['chilli-powder', 'pineapple'], minutes: 2 },
      { uses: ['coriander'] },
    ],
    keepsDays: 0,
    freezable: false,
  },
  limeChickenBreakfastPlateWords,
)
