import { recipe } from '#planner/recipe.ts'
import { avocadoLimeSlawWords } from './avocado-lime-slaw-words.ts'

export const avocadoLimeSlaw = recipe(
  {
    id: 'avocado-lime-slaw',
    cuisine: 'TEX_MEX',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES'],
    servings: 2,
    minutes: { active: 13, total: 13 },
    skill: 'NOVICE',
    equipment: ['GRATER'],
    noCook: true,
    ingredients: [
      { id: 'avocado', g: 100, show: { qty: 1, unit: 'small' } },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'FINE' },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'cabbage', g: 200, show: { qty: 2.5, unit: 'cup' }, knife: 'FINE' },
      { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'pumpkin-seeds', g: 12, show: { qty: 1.5, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['avocado', 'lime-juice', 'water', 'coriander', 'salt'], minutes: 3 },
      { uses: ['cabbage', 'carrot', 'jalapeno'], minutes: 5 },
      { uses: ['pumpkin-seeds'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  avocadoLimeSlawWords,
)
