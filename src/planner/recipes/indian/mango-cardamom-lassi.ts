import { recipe } from '#planner/recipe.ts'
import { mangoCardamomLassiWords } from './mango-cardamom-lassi-words.ts'

export const mangoCardamomLassi = recipe(
  {
    id: 'mango-cardamom-lassi',
    cuisine: 'INDIAN',
    slots: ['SNACK'],
    dishTags: [],
    servings: 1,
    minutes: { active: 5, total: 5 },
    skill: 'NOVICE',
    equipment: ['BLENDER'],
    noCook: true,
    ingredients: [
      {
        id: 'greek-yogurt-0',
        g: 180,
        show: { qty: 12, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 240, show: { qty: 16, unit: 'tbsp' } }],
      },
      { id: 'frozen-mango', g: 130 },
      { id: 'cardamom', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'lime-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'water', g: 90 },
    ],
    steps: [
      { uses: ['frozen-mango'], timer: 5 },
      { uses: ['greek-yogurt-0', 'cardamom', 'lime-juice', 'water'], minutes: 2 },
      { uses: [] },
    ],
    keepsDays: 1,
    freezable: false,
  },
  mangoCardamomLassiWords,
)
