import { recipe } from '#planner/recipe.ts'
import { tomatoPeachPlateWords } from './tomato-peach-plate-words.ts'

export const tomatoPeachPlate = recipe(
  {
    id: 'tomato-peach-plate',
    cuisine: 'SOUTHERN',
    slots: ['SNACK'],
    dishTags: ['SALADS', 'SIDE_DISHES'],
    servings: 1,
    minutes: { active: 7, total: 7 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'tomato', g: 182, show: { qty: 1, unit: 'large' }, knife: 'ROUGH' },
      { id: 'peach', g: 150, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'apple-cider-vinegar', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 0.5, show: { qty: 1, unit: 'pinch' } },
      { id: 'black-pepper', g: 0.3, show: { qty: 1, unit: 'pinch' } },
      { id: 'pumpkin-seeds', g: 10, show: { qty: 1.25, unit: 'tbsp' } },
      { id: 'basil', g: 3, show: { qty: 6, unit: 'leaf' } },
    ],
    steps: [
      { uses: ['tomato', 'peach', 'salt'], minutes: 3 },
      {
        uses: ['apple-cider-vinegar', 'olive-oil', 'black-pepper', 'pumpkin-seeds', 'basil'],
        minutes: 3,
        timer: 2,
        waits: true,
      },
    ],
    keepsDays: 0,
    freezable: false,
  },
  tomatoPeachPlateWords,
)
